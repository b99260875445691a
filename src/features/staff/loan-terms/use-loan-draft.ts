import { useEffect, useState } from 'react';
import { bankNow } from '../../../browser/bank-clock';
import { newId } from '../../../data/new-id';
import { type ActState, useAct } from '../../../data/react/use-act';
import { seenOfDraft } from '../../../domain/acts/drafts';
import { saidFigures } from '../../../domain/acts/loan';
import { normalizeWords } from '../../../domain/fields/fields';
import type { LoanDraft, LoanTerms } from '../../../domain/loan/terms';
import { useForm } from '../../../ui/form/use-form';
import { useLeaveWarning } from '../../../ui/page/use-leave-warning';
import { keeperOf } from '../session/kept';
import { useMember } from '../session/use-member';
import { useStaff } from '../session/use-staff';
import { isSameTexts, type LoanTexts, loanFiguresOf, loanProblems, loanTexts } from './loan-values';

/** The terms in force and their draft, as far as there are any. */
export interface StoredTerms {
  readonly terms: LoanTerms | undefined;
  readonly draft: LoanDraft | undefined;
}

const textsOf = ({ terms, draft }: StoredTerms) =>
  loanTexts(draft ?? (terms && { ...terms, reason: undefined }));

/** Identifies a state of the terms: the version in force, and the draft with its revision. */
const stateOf = ({ terms, draft }: StoredTerms) =>
  [terms?.version, draft && seenOfDraft(draft).draft, draft?.revision].join(' ');

/** What a member typed and has not saved, and the state that it began with. */
const NOTHING_TYPED = { state: '', texts: {} as Partial<LoanTexts> };

/** The draft of the terms in the hands of a member. After a conflict the next act begins with what is stored. */
export function useLoanDraft(first: StoredTerms, onPublished: () => void) {
  const staff = useStaff();
  const keeper = keeperOf('loan', useMember().uid, '', NOTHING_TYPED);
  const [kept] = useState(keeper.read);
  const saving = useAct('saveLoanDraft');
  const discarding = useAct('discardLoanDraft');
  const publishing = useAct('publishLoanTerms');
  const returning = useAct('returnLoanDraft');
  const acts = [saving, discarding, publishing] as const;
  const [stored, setStored] = useState(first);
  const [isUnread, setUnread] = useState(false);
  const [isOlder, setOlder] = useState(kept !== NOTHING_TYPED && kept.state !== stateOf(first));
  const form = useForm({
    initialValues: () => ({ ...textsOf(first), ...kept.texts }),
    validate: (texts: LoanTexts) => loanProblems(texts, bankNow()),
  });
  const { terms, draft } = stored;
  const inForce = terms?.version ?? 0;
  const isTyped = !isSameTexts(textsOf(stored), form.values);
  useEffect(() =>
    keeper.write(isTyped ? { state: stateOf(stored), texts: form.values } : NOTHING_TYPED),
  );
  useLeaveWarning(isTyped);

  async function readAgain() {
    try {
      const backend = await staff();
      const [conditions, now] = await Promise.all([
        backend.read('loanConditions'),
        backend.read('loanDraft'),
      ]);
      setStored({ terms: conditions?.terms, draft: now });
    } catch {
      setUnread(true);
    }
  }

  /** Says an act and reads what there is now; the form is busy until then. Whether it was carried out. */
  async function say(step: () => Promise<ActState>): Promise<boolean> {
    for (const act of acts) act.clear();
    setUnread(false);
    setOlder(false);
    let isDone = false;
    await form.submit(async () => {
      const { kind } = await step();
      isDone = kind === 'done';
      if (kind === 'done' || kind === 'refused') await readAgain();
    });
    form.reset();
    return isDone;
  }

  return {
    ...stored,
    form,
    inForce,
    /** The act on the draft that was said last. */
    shown: acts.find(({ state }) => state.kind !== 'idle'),
    isUnread,
    /** Whether what was typed began with a state that is no longer stored. */
    isOlder,
    returning,
    async save() {
      if (form.busy || !form.validate()) return;
      const next = loanFiguresOf(form.values);
      const { reason, ...figures } = next;
      const seen = draft ? seenOfDraft(draft) : { draft: newId(), revision: 0 };
      const asked = {
        seen: { ...seen, version: inForce },
        figures: saidFigures(figures),
        reason: normalizeWords(reason),
      };
      // The fields show the stored draft, in its usual spelling.
      if (await say(() => saving.run(asked))) form.reset(loanTexts(next));
    },
    async discard() {
      if (!draft || form.busy) return;
      if (await say(() => discarding.run({ seen: seenOfDraft(draft) })))
        form.reset(textsOf({ terms, draft: undefined }));
    },
    async publish() {
      if (!draft || form.busy) return;
      const seen = { ...seenOfDraft(draft), version: inForce };
      if (await say(() => publishing.run({ seen }))) onPublished();
    },
    async giveBack(words: string) {
      if (!draft) return;
      const { kind } = await returning.run({ seen: seenOfDraft(draft), words });
      if (kind === 'done' || kind === 'refused') await readAgain();
      return kind;
    },
  };
}

/** The draft in the hands of a member. */
export type LoanWork = ReturnType<typeof useLoanDraft>;
