import { useState } from 'react';
import { bankNow } from '../../../../browser/bank-clock';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { LoanDraft, LoanTerms } from '../../../../domain/loan/terms';
import { useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';
import { type LoanTexts, loanFiguresOf, loanProblems, loanTexts } from './loan-values';

/** How the last act on the draft ended. */
export type LoanOutcome =
  | 'saved'
  | 'discarded'
  | 'published'
  | 'save-conflict'
  | 'publish-conflict'
  | BackendErrorCode;

/** The terms in force and their draft, as far as there are any. */
export interface StoredTerms {
  readonly terms: LoanTerms | undefined;
  readonly draft: LoanDraft | undefined;
}

const textsOf = ({ terms, draft }: StoredTerms) =>
  loanTexts(draft ?? (terms && { ...terms, reason: undefined }));

async function readStored(staff: StaffBackend): Promise<StoredTerms> {
  const [conditions, draft] = await Promise.all([staff.loanConditions(), staff.loanDraft()]);
  return { terms: conditions?.terms, draft };
}

/** The draft of the terms in the hands of a member. After a conflict the next act begins with what is stored. */
export function useLoanDraft(first: StoredTerms, onPublished: () => void) {
  const staff = useStaff();
  const [stored, setStored] = useState(first);
  const [outcome, setOutcome] = useState<LoanOutcome>();
  const form = useForm({
    initialValues: () => textsOf(first),
    validate: (texts: LoanTexts) => loanProblems(texts, bankNow()),
  });
  const { terms, draft } = stored;
  const inForce = terms?.version ?? 0;

  const run = (
    done: LoanOutcome,
    conflict: LoanOutcome,
    act: (backend: StaffBackend) => Promise<StoredTerms>,
  ) =>
    form.submit(async () => {
      setOutcome(undefined);
      const backend = await staff();
      try {
        setStored(await act(backend));
        setOutcome(done);
      } catch (error) {
        const code = errorCode(error);
        setOutcome(code === 'conflict' ? conflict : code);
        if (code === 'conflict') setStored(await readStored(backend));
        throw error;
      }
    });

  return {
    ...stored,
    form,
    inForce,
    outcome,
    async save() {
      if (form.busy || !form.validate()) return;
      const next = loanFiguresOf(form.values);
      const isSaved = await run('saved', 'save-conflict', async (backend) => ({
        terms,
        draft: await backend.saveLoanDraft(draft, next, inForce),
      }));
      // The fields show the stored draft, in its usual spelling.
      if (isSaved) form.reset(loanTexts(next));
    },
    async discard() {
      if (!draft || form.busy) return;
      const isDiscarded = await run('discarded', 'publish-conflict', async (backend) => {
        await backend.discardLoanDraft(draft);
        return { terms, draft: undefined };
      });
      if (isDiscarded) form.reset(textsOf({ terms, draft: undefined }));
    },
    async publish() {
      if (!draft || form.busy) return;
      const isPublished = await run('published', 'publish-conflict', async (backend) => ({
        terms: await backend.publishLoanTerms(draft, inForce),
        draft: undefined,
      }));
      if (isPublished) onPublished();
    },
    async giveBack(backend: StaffBackend, note: string) {
      if (draft) setStored({ terms, draft: await backend.returnLoanDraft(draft, note) });
    },
    async readAgain() {
      setStored(await readStored(await staff()));
    },
  };
}

/** The draft in the hands of a member. */
export type LoanWork = ReturnType<typeof useLoanDraft>;
