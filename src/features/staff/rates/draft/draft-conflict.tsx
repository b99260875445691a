import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import { LANGUAGES } from '../../../../domain/language';
import { PREVIOUS_WRONG } from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { rateLines } from '../changes/rate-lines';
import { startOf } from '../game-rates';
import styles from './draft-conflict.module.css';
import type { DraftConflict } from './draft-state';
import { type DraftValues, draftValues, REASON_NAMES, typedChanges } from './draft-values';
import type { Draft } from './use-draft';

/** The version that somebody else saved beside the typed one, and the choice between them. */
export function DraftConflictPanel({
  calculator,
  draft,
  conflict: { theirs },
  said,
}: {
  readonly calculator: Calculator;
  readonly draft: Draft;
  readonly conflict: DraftConflict;
  /** What happened meanwhile. */
  readonly said: string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const { values } = draft.form;
  const stored = draftValues(calculator, startOf(theirs));
  const mine = typedChanges(calculator, draft.before, values);
  const differing = typedChanges(calculator, stored, values);
  const lines = [
    ...rateLines(calculator, language, t).map(({ name, fullLabel }) => ({ name, fullLabel })),
    ...LANGUAGES.map((each) => ({
      name: REASON_NAMES[each] ?? '',
      fullLabel: t(`rates.draft.reasons.${each}`),
    })),
    { name: PREVIOUS_WRONG, fullLabel: t('rates.publish.previousWrong') },
  ].filter(({ name }) => name in differing);

  function shown(name: string, { [name]: value = '' }: DraftValues): string {
    if (name === PREVIOUS_WRONG) return t(`rates.draft.conflict.${value ? 'ticked' : 'unticked'}`);
    return value || t('rates.draft.conflict.empty');
  }

  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-labelledby={heading}>
      <h3 id={heading} className="title-m">
        <Icon name="alert" />
        {t('rates.draft.conflict.title')}
      </h3>
      <p>{said}</p>
      <table className="number">
        <thead>
          <tr>
            <th scope="col">{t('rates.draft.columns.line')}</th>
            <th scope="col">{t('rates.draft.conflict.theirs')}</th>
            <th scope="col">{t('rates.draft.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, fullLabel }) => (
            <tr key={name}>
              <th scope="row">{fullLabel}</th>
              <td data-label={t('rates.draft.conflict.theirs')}>{shown(name, stored)}</td>
              <td data-label={t('rates.draft.conflict.mine')}>
                {name in mine ? (
                  shown(name, mine)
                ) : (
                  <span className="muted">{t('rates.draft.conflict.untouched')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="actions">
        <Button look="line" onClick={draft.takeTheirs}>
          {t('rates.draft.conflict.takeTheirs')}
        </Button>
        <Button onClick={draft.putMineOnTop}>{t('rates.draft.conflict.putMine')}</Button>
      </div>
    </section>
  );
}
