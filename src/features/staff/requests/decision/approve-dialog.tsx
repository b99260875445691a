import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DecideObstacle,
  type DecisionChoice,
  isConfirming,
  WHY_LENGTHS,
} from '../../../../domain/acts/deciding';
import { type ApprovalFacts, signatures } from '../../../../domain/acts/signatures';
import { checkLine, normalizeText } from '../../../../domain/fields/fields';
import type { Lending } from '../../../../domain/loan/lending';
import { dollarsOr } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { gameName } from '../../../../games/list';
import { Confirm } from '../../../../ui/feedback/confirm';
import { TextField } from '../../../../ui/form/text-field';
import { filledIn, MostLentField, readMostLent } from '../../casework/most-lent/most-lent-field';
import type { KnownLending } from '../../casework/most-lent/use-lending';
import { useSecondWords } from '../../casework/most-lent/use-second-words';
import { useActWords } from '../../parts/act-words';
import { useKept } from '../../session/use-kept';
import styles from './approve-dialog.module.css';

/** Enter counts only so long after the dialog opened: the key that opened it may be pressed twice. */
const ENTER_AFTER_MS = 300;

const WORDS = {
  decides: {
    title: 'requests.decide.approveTitle',
    text: 'requests.decide.text',
    yes: 'requests.decide.approveYes',
  },
  proposes: {
    title: 'requests.cases.confirm.proposeTitle',
    text: 'requests.cases.confirm.proposeText',
    yes: 'requests.cases.confirm.proposeYes',
  },
  confirms: {
    title: 'requests.cases.confirm.titleAsk',
    text: 'requests.decide.text',
    yes: 'requests.cases.confirm.yes',
  },
} as const;

type Approved = Extract<DecisionChoice, { readonly status: 'approved' }>;

/** What was typed before the approval was said or cancelled. */
interface Typed {
  readonly mostLent?: string;
  readonly why?: string;
}

const UNTYPED: Typed = {};

/** The field of the amount, which has the focus, and what follows from the amount. */
function Amount({
  typed,
  lending,
  problem,
  note,
  onTyped,
  onEnter,
  children,
}: {
  readonly typed: string;
  readonly lending: Lending;
  readonly problem: Parameters<typeof MostLentField>[0]['problem'];
  readonly note: string | undefined;
  readonly onTyped: (typed: string) => void;
  readonly onEnter: () => void;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    shownAt.current = performance.now();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (performance.now() - shownAt.current >= ENTER_AFTER_MS) onEnter();
  }

  return (
    <form className={`stack ${styles.amount}`} noValidate onSubmit={submit}>
      <MostLentField
        ref={input}
        value={typed}
        problem={problem}
        lending={lending}
        onChange={onTyped}
      />
      <p aria-live="polite">{note}</p>
      {children}
      {/* With two fields Enter needs a button. */}
      <button type="submit" hidden />
    </form>
  );
}

/** Asks for the most to be lent on an approval, and says for whom it is and what it leads to. */
export function ApproveDialog({
  open,
  request,
  lending: { settings, status },
  facts,
  confirming,
  onChosen,
  onCancel,
}: {
  readonly open: boolean;
  readonly request: LoanRequest;
  readonly lending: KnownLending;
  readonly facts: ApprovalFacts;
  /** Why this member may not confirm the proposal that waits; undefined if they may. */
  readonly confirming: DecideObstacle | undefined;
  /** `becomes`: what the approval comes to. */
  readonly onChosen: (choice: Approved, becomes: 'approved' | 'proposed') => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const secondWords = useSecondWords();
  const [typed, setTyped] = useKept('case.approval', UNTYPED, request.id);
  const [hasTried, setTried] = useState(false);
  const shown = typed.mostLent ?? (settings ? filledIn(request, settings) : '');
  const read = settings && readMostLent(shown, settings);
  const amount = read?.amount;
  const takes =
    settings && amount !== undefined
      ? signatures({ request, mostLent: amount, lending: settings, facts })
      : undefined;
  const counted = takes && 'needed' in takes ? takes : undefined;
  const confirms = amount !== undefined && isConfirming(request, amount);
  const obstacle = confirms ? confirming : undefined;
  const effect = confirms ? 'confirms' : counted?.needed === 2 ? 'proposes' : 'decides';
  const { title, text, yes } = WORDS[effect];
  const { name, email } = request.applicant;
  const game = gameName(request.gameId);
  const value = dollarsOr(t('notRecorded'), request.value);
  // Somebody who has an approval or a loan is approved with a reason in words.
  const written = typed.why ?? (request.proposal?.waiting ? (request.proposal.why ?? '') : '');
  const why = normalizeText(written);
  const isShort = why.length < WHY_LENGTHS.shortest || checkLine(why, WHY_LENGTHS.longest);

  function note(): string | undefined {
    if (obstacle) return words('decide', obstacle);
    if (effect !== 'proposes' || !settings || !counted) return undefined;
    return secondWords(counted.because, settings);
  }

  function reset() {
    setTyped(UNTYPED);
    setTried(false);
  }

  function choose() {
    setTried(true);
    if (obstacle || amount === undefined || !counted || (facts.loan && isShort)) return;
    reset();
    onChosen(
      {
        status: 'approved',
        mostLent: amount,
        signatures: counted.needed,
        ...(facts.loan && { why }),
      },
      effect === 'proposes' ? 'proposed' : 'approved',
    );
  }

  return (
    <Confirm
      open={open}
      title={t(title)}
      confirmLabel={t(yes)}
      cancelLabel={t('cancel')}
      onCancel={() => {
        reset();
        onCancel();
      }}
      onConfirm={choose}
      fields={
        settings ? (
          <Amount
            typed={shown}
            lending={settings}
            problem={hasTried ? read?.problem : undefined}
            note={note()}
            onTyped={(mostLent) => setTyped({ ...typed, mostLent })}
            onEnter={choose}
          >
            {facts.loan && (
              <TextField
                name="porque"
                label={t('requests.cases.oneLoan.why')}
                value={written}
                onChange={(changed) => setTyped({ ...typed, why: changed })}
                error={hasTried && isShort ? t('requests.cases.oneLoan.short') : undefined}
              />
            )}
          </Amount>
        ) : (
          <p role="status">
            {t(status === 'failed' ? 'requests.cases.lent.unread' : 'requests.cases.lent.reading')}
          </p>
        )
      }
    >
      <p>{t(text, { name, game, email, value })}</p>
    </Confirm>
  );
}
