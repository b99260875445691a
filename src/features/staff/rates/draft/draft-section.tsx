import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { useMember } from '../../tab/use-member';
import { rateLines } from '../changes/rate-lines';
import { type GameRates, stateVersion } from '../game-rates';
import { Section } from '../section';
import { DraftActions } from './draft-actions';
import { DraftConflictPanel } from './draft-conflict';
import { DraftOutcomeNote } from './draft-outcome';
import styles from './draft-section.module.css';
import type { DraftConflict } from './draft-state';
import { largeRises } from './draft-values';
import { ReasonFields } from './reason-fields';
import { RateTable } from './table/rate-table';
import type { Draft } from './use-draft';

/** The rates of a game as they may become, each beside the one in force, and why. */
export function DraftSection({
  calculator,
  rates,
  draft,
  author,
}: {
  readonly calculator: Calculator;
  readonly rates: GameRates;
  readonly draft: Draft;
  /** Who wrote a draft, in words. */
  readonly author: (rates: GameRates) => string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { mayWork } = useMember();
  const { form, conflict } = draft;
  const large = largeRises(calculator, rates.inForce, form.values);
  const largeLines = rateLines(calculator, language, t)
    .filter(({ name }) => large.includes(name))
    .map(({ fullLabel }) => fullLabel)
    .join(', ');

  function meanwhile({ began, theirs }: DraftConflict): string {
    if (theirs.draft) return t('rates.draft.conflict.text', { author: author(theirs) });
    const { version } = theirs.inForce;
    return stateVersion(began) === version
      ? t('rates.draft.conflict.dropped')
      : t('rates.draft.conflict.published', { version });
  }

  return (
    <Section title={t('rates.draft.title')} lead={t('rates.draft.lead')}>
      <form
        ref={form.ref}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayWork && !conflict) void draft.save();
        }}
      >
        {!mayWork && <Note tone="info">{t('rates.readOnly')}</Note>}
        {conflict && (
          <DraftConflictPanel
            calculator={calculator}
            draft={draft}
            conflict={conflict}
            said={meanwhile(conflict)}
          />
        )}
        <div className={styles.columns}>
          <div className={styles.table}>
            <RateTable
              calculator={calculator}
              inForce={rates.inForce}
              form={form}
              readOnly={!mayWork}
            />
          </div>
          <div className={styles.side}>
            <div className={styles.reason}>
              <ReasonFields form={form} large={largeLines} readOnly={!mayWork || form.busy} />
              {mayWork && (
                <p className={styles.yours}>
                  {t('rates.draft.yours')} <b>{t('rates.draft.yoursStrong')}</b>{' '}
                  {t('rates.draft.yoursEnd')}
                </p>
              )}
              {mayWork && !conflict && (
                <>
                  <DraftActions draft={draft} saved={rates.draft} author={author(rates)} />
                  <DraftOutcomeNote draft={draft} next={rates.inForce.version + 1} />
                </>
              )}
            </div>
          </div>
        </div>
      </form>
    </Section>
  );
}
