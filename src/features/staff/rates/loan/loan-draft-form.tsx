import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { unseenSign } from '../../../../domain/fields/fields';
import type { LoanConditions, LoanDraft } from '../../../../domain/loan/terms';
import { MAX_RATES_REASON } from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { Button } from '../../../../ui/button/button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { Note } from '../../../../ui/feedback/note';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { ActButton } from '../../tab/act-button';
import { useMember } from '../../tab/use-member';
import { useStaff } from '../../tab/use-staff';
import { momentText } from '../moment-text';
import { Section } from '../section';
import styles from './loan-form.module.css';
import {
  isReason,
  LOAN_DECIMALS,
  type LoanTexts,
  loanFiguresOf,
  loanProblems,
  loanTexts,
  publishObstacle,
  REASON_FIELDS,
} from './loan-values';

type Outcome = 'saved' | 'published' | 'save-conflict' | 'publish-conflict' | BackendErrorCode;

const FIELDS: readonly (keyof LoanTexts)[] = [
  'smallest',
  'largest',
  'months',
  'basis',
  'lowestRate',
  'highestRate',
  'openingRate',
  'openingFee',
  'insurance',
  'validUntil',
  ...REASON_FIELDS,
];

/** The draft of the terms, and its publication by somebody else. */
export function LoanDraftForm({
  work: { conditions, draft: first, names },
  onPublished,
}: {
  readonly work: {
    readonly conditions: LoanConditions | undefined;
    readonly draft: LoanDraft | undefined;
    /** Those whose work it is. */
    readonly names: ReadonlyMap<string, string>;
  };
  readonly onPublished: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const staff = useStaff();
  const member = useMember();
  const whyId = useId();
  const [draft, setDraft] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const [asking, setAsking] = useState(false);
  const inForce = conditions?.terms.version ?? 0;
  const form = useForm({
    initialValues: () =>
      loanTexts(first ?? (conditions && { ...conditions.terms, reason: undefined })),
    validate: (texts: LoanTexts) => loanProblems(texts, bankNow()),
  });
  const obstacle = publishObstacle(draft, member, form.values, bankNow());
  const version = inForce + 1;

  /** Runs a write. After a conflict, the next write begins with the draft that a colleague stored. */
  const run = (done: Outcome, conflict: Outcome, write: () => Promise<LoanDraft | undefined>) =>
    form.submit(async () => {
      setOutcome(undefined);
      try {
        setDraft(await write());
        setOutcome(done);
      } catch (error) {
        const code = errorCode(error);
        setOutcome(code === 'conflict' ? conflict : code);
        if (code === 'conflict') setDraft(await (await staff()).loanDraft());
        throw error;
      }
    });

  async function save() {
    if (form.busy || !form.validate()) return;
    const next = loanFiguresOf(form.values);
    const isSaved = await run('saved', 'save-conflict', async () =>
      (await staff()).saveLoanDraft(draft, next, inForce),
    );
    // The fields show the stored draft, in its usual spelling.
    if (isSaved) form.reset(loanTexts(next));
  }

  async function publish() {
    if (!draft || obstacle || form.busy) return;
    const isPublished = await run('published', 'publish-conflict', async () => {
      await (await staff()).publishLoanTerms(draft, inForce);
      return undefined;
    });
    if (isPublished) onPublished();
  }

  const { mayWork } = member;
  return (
    <Section title={t('loan.draft.title')} lead={t('loan.draft.lead')}>
      <p className={styles.say}>
        {draft
          ? t('loan.draft.by', {
              name:
                draft.author === member.uid
                  ? member.name
                  : (names.get(draft.author) ?? t('loan.someone')),
              moment: momentText(draft.savedAt, language),
            })
          : t('loan.draft.none')}{' '}
        {!mayWork && t('loan.draft.readOnly')}
      </p>
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.fields}>
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
        <div className={styles.actions}>
          {mayWork && (
            <Button type="submit" look="ink">
              {t(form.busy ? 'loan.draft.saving' : 'loan.draft.save')}
            </Button>
          )}
          <ActButton
            isOff={obstacle !== undefined}
            aria-describedby={obstacle ? whyId : undefined}
            onClick={() => {
              if (!obstacle) setAsking(true);
            }}
          >
            {t('loan.publish.button', { version })}
          </ActButton>
          {obstacle && <p id={whyId}>{t(`loan.publish.obstacles.${obstacle}`)}</p>}
          <OutcomeNote outcome={outcome} />
        </div>
      </form>
      <Confirm
        open={asking}
        title={t('loan.publish.confirmTitle', { version })}
        confirmLabel={t('loan.publish.yes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (asking) void publish();
        }}
      >
        <p>{t('loan.publish.confirm')}</p>
      </Confirm>
    </Section>
  );
}

function OutcomeNote({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { t } = useTranslation('staff');
  switch (outcome) {
    case undefined:
      return null;
    case 'saved':
      return <Note tone="success">{t('loan.draft.saved')}</Note>;
    case 'published':
      return <Note tone="success">{t('loan.publish.done')}</Note>;
    case 'save-conflict':
      return <Note tone="warning">{t('loan.draft.conflict')}</Note>;
    case 'publish-conflict':
      return <Note tone="warning">{t('loan.publish.conflict')}</Note>;
    default:
      return (
        <Note tone="error">
          {t(outcome === 'timeout' ? 'loan.unclear' : `failures.${outcome}`)}
        </Note>
      );
  }
}
