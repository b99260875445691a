import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import { type RateFigures, withFigures } from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { ToCorrect } from '../../../../ui/form/to-correct';
import { ActNote } from '../../parts/act-note';
import { Section } from '../../parts/section';
import { useMember } from '../../session/use-member';
import { figureAt, rateLines } from '../changes/rate-lines';
import { draftWriters, type GameRates, stateVersion } from '../game-rates';
import { Ledger } from '../ledger';
import { DraftActions } from './draft-actions';
import { DraftConflictPanel } from './draft-conflict';
import styles from './draft-section.module.css';
import type { DraftConflict, DraftForm } from './draft-state';
import { largeRises } from './draft-values';
import { RateRow } from './rate-row';
import { ReasonFields } from './reason-fields';
import type { Draft } from './use-draft';

/** Says what became of the draft. */
function DraftOutcomeNote({
  draft: { isTyped, outcome, shown, isUnread },
  next,
}: {
  readonly draft: Draft;
  /** The number that the draft would be published as. */
  readonly next: number;
}) {
  const { t } = useTranslation('staff');
  if (shown)
    return (
      <ActNote
        act={shown}
        done={t(shown.name === 'saveRatesDraft' ? 'rates.draft.saved' : 'rates.draft.discarded')}
        isUnread={isUnread}
      />
    );
  const isAboutTyped = outcome?.kind === 'put' || outcome?.kind === 'onTop';
  // Once the member types again, the note about the last success is out of date.
  if (!outcome || isTyped !== isAboutTyped) return null;
  switch (outcome.kind) {
    case 'put':
      return <Note tone="info">{t('rates.history.put', { version: outcome.version, next })}</Note>;
    case 'onTop':
      return <Note tone="info">{t('rates.draft.conflict.onTop')}</Note>;
    case 'nothing':
      return <Note tone="info">{t('rates.draft.nothing')}</Note>;
    case 'changed':
      return <Note tone="warning">{t('rates.draft.changed')}</Note>;
    default:
      return <Note tone="success">{t(`rates.draft.${outcome.kind}`)}</Note>;
  }
}

/** Every rate of a calculator: in force, and in the draft. */
function RateTable({
  calculator,
  inForce,
  form,
  readOnly,
}: {
  readonly calculator: Calculator;
  readonly inForce: RateFigures;
  readonly form: DraftForm;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <Ledger className={styles.rates}>
      <thead>
        <tr>
          <th scope="col">{t('rates.draft.columns.line')}</th>
          <th scope="col" className={styles.figure}>
            {t('rates.draft.columns.inForce')}
          </th>
          <th scope="col">{t('rates.draft.columns.draft')}</th>
          <th scope="col" colSpan={2}>
            {t('rates.draft.columns.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rateLines(withFigures(calculator, inForce), language, t).map((line) => {
          const { value = '', ...field } = form.register(line.name);
          return (
            <RateRow
              key={line.name}
              line={line}
              inForce={figureAt(inForce, line.place)}
              typed={value}
              problem={form.problem(line.name)}
              readOnly={readOnly || form.busy}
              {...field}
            />
          );
        })}
      </tbody>
    </Ledger>
  );
}

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
        className="stack gap-20"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (mayWork && !conflict) void draft.save();
        }}
      >
        {!mayWork && (
          <Note tone="info" told>
            {t('rates.readOnly')}
          </Note>
        )}
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
              <ToCorrect count={form.wrong} />
              {mayWork && !conflict && (
                <>
                  <DraftActions
                    draft={draft}
                    saved={rates.draft}
                    writers={draftWriters(calculator, rates)}
                    author={author(rates)}
                  />
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
