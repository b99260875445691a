import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { writersOf } from '../../../domain/drafts';
import { unseenSign } from '../../../domain/fields/fields';
import { isTooCostly } from '../../../domain/loan/cost-bound';
import {
  checkLoanFigures,
  formatLoanAmount,
  LOAN_FIELDS,
  loanAuthors,
} from '../../../domain/loan/terms';
import { MAX_RATES_REASON } from '../../../domain/rates/rates';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { TextField } from '../../../ui/form/text-field';
import { ToCorrect } from '../../../ui/form/to-correct';
import { ReturnedNote } from '../drafts/returned-note';
import { type DraftPeople, namesText } from '../drafts/writers';
import { ActNote } from '../parts/act-note';
import { momentText } from '../parts/moment-text';
import { Section } from '../parts/section';
import { Warning } from '../parts/warning';
import { useMember } from '../session/use-member';
import { LoanDraftEnd } from './loan-draft-end';
import styles from './loan-form.module.css';
import {
  isReason,
  LOAN_DECIMALS,
  type LoanTexts,
  loanFiguresOf,
  REASON_FIELDS,
} from './loan-values';
import { type StoredTerms, useLoanDraft } from './use-loan-draft';
import { tooCostlyText, yearlyCostText } from './yearly-cost-text';

const FIELDS: readonly (keyof LoanTexts)[] = [...LOAN_FIELDS, ...REASON_FIELDS];

const DONE = {
  saveLoanDraft: 'rates.draft.saved',
  discardLoanDraft: 'rates.draft.discarded',
  publishLoanTerms: 'loan.publish.done',
} as const;

/** The draft of the terms, and its publication by somebody else. */
export function LoanDraftForm({
  stored,
  people: known,
  onPublished,
}: {
  readonly stored: StoredTerms;
  readonly people: DraftPeople;
  readonly onPublished: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name: ownName, mayWork } = useMember();
  const work = useLoanDraft(stored, onPublished);
  const { terms, draft, form } = work;
  const typed = loanFiguresOf(form.values);
  const people = { ...known, names: new Map([...known.names, [uid, ownName]]) };
  const writers = draft ? writersOf(loanAuthors(terms, draft)) : [];

  return (
    <Section title={t('rates.draft.title')} lead={t('loan.draft.lead')}>
      <p className={styles.say}>
        {draft
          ? t('loan.draft.by', {
              name: namesText(
                writers.length > 0 ? writers : [draft.author],
                people.names,
                language,
                t,
              ),
              moment: momentText(draft.savedAt, language),
            })
          : t('loan.draft.none')}{' '}
        {!mayWork && t('loan.draft.readOnly')}
      </p>
      {draft && <ReturnedNote draft={draft} />}
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void work.save();
        }}
      >
        <div className={`fold ${styles.fields}`}>
          {FIELDS.map((name) => {
            const problem = form.problem(name);
            const words = problem === 'field' ? (isReason(name) ? undefined : name) : problem;
            const details = {
              count: LOAN_DECIMALS,
              max: MAX_RATES_REASON,
              sign: unseenSign(form.values[name]),
            };
            return (
              <TextField
                key={name}
                label={t(`loan.fields.${name}`)}
                name={name}
                type={name === 'validUntil' ? 'date' : 'text'}
                autoComplete="off"
                disabled={!mayWork}
                {...form.register(name)}
                error={words && t(`loan.problems.${words}`, details)}
              />
            );
          })}
        </div>
        {checkLoanFigures(typed, bankNow()).length === 0 && (
          <div className={`${styles.say} number`}>
            <p>
              {t('loan.facts.yearlyCost', { amount: formatLoanAmount(typed.smallest) })}:{' '}
              {yearlyCostText(typed, t, language)}
            </p>
            {isTooCostly(typed) && <Warning>{tooCostlyText(typed, t, language)}</Warning>}
          </div>
        )}
        <ToCorrect count={form.wrong} />
        {mayWork && (
          <Button type="submit" look="ink">
            {t(form.busy ? 'saving' : 'rates.draft.save')}
          </Button>
        )}
      </form>
      <div className={`stack start ${styles.actions}`}>
        {work.isOlder && (
          <Note tone="warning" told>
            {t('loan.draft.conflict')}
          </Note>
        )}
        {work.shown && (
          <ActNote
            act={work.shown}
            done={t(DONE[work.shown.name])}
            conflict={work.shown.name === 'saveLoanDraft' && t('loan.draft.conflict')}
            isUnread={work.isUnread}
          />
        )}
        <LoanDraftEnd work={work} people={people} />
      </div>
    </Section>
  );
}
