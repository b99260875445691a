import { bank } from '../../bank/bank';
import type { Answers } from '../answers';
import type { Language } from '../language';
import type { Cents } from '../money';
import type { Proof, RequestProof } from '../proof';
import type { Quote } from '../quote';
import type { Mended } from '../rates/mended';
import type { BankHours } from './bank-hours';
import type { BankOutcome } from './bank-outcome';
import type { LoosePayment } from './loose-payment';
import type { KeyNotice } from './notices';
import type { OptionalTexts } from './optional-fields';
import type { Question } from './questions';
import { type DeclineReason, type ToldReason, toldReason } from './reasons';
import type { Reconsideration } from './reconsideration';
import { referenceOf } from './request-code';
import { type CreditStatus, isOpen } from './states';
import type { UndoneDecision, UndoProposal } from './undo';

export { SOON_HOURS, VERIFICATION_HOURS } from './time-limits';

/** The applicant: the fields of the send dialog, as typed. */
export interface Applicant extends OptionalTexts {
  readonly name: string;
  readonly nickname: string;
  readonly cedula: string;
  readonly email: string;
}

/** The consents of a request: three purposes, each with a text and a box. */
export type ConsentPurpose = 'evaluation' | 'bureaus' | 'promotions';

/** A visitor's consent: the version of each text, the language and the time. */
export interface Consent {
  /** Use of the data to evaluate the request; needed. */
  readonly evaluation: string;
  /** Consulting the credit bureaus. */
  readonly bureaus: string;
  /** The text about promotions that was shown. */
  readonly promotions: string;
  /** Whether promotions were agreed to; optional. */
  readonly marketing: boolean;
  readonly language: Language;
  readonly acceptedAt: Date;
  /** When the agreement to promotions was taken back. */
  readonly marketingWithdrawnAt: Date | undefined;
}

/** The version of each consent text now shown; raise it whenever that text changes. */
export const CONSENT_VERSION: Readonly<Record<ConsentPurpose, string>> = {
  evaluation: '2026-11',
  bureaus: '2026-11',
  promotions: '2026-11',
};

/** The versions that a request may name: also an earlier one, while pages still show it. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  evaluation: [CONSENT_VERSION.evaluation],
  bureaus: [CONSENT_VERSION.bureaus],
  promotions: [CONSENT_VERSION.promotions],
};

/** The version of what an applicant declares by sending, as it is now shown; and those that may be sent. */
export const DECLARATION_VERSION = '2026-11';
export const DECLARATION_VERSIONS: readonly string[] = [DECLARATION_VERSION];

/** The content of a request: the frozen quote, the applicant and the consent. */
export interface LoanRequestDraft {
  readonly quote: Quote;
  readonly applicant: Applicant;
  readonly language: Language;
  readonly marketing: boolean;
}

/** The decision on a request: when and why. */
export interface Decision {
  /** The uid of the staff member; known to staff only, where they have read the case file. */
  readonly author?: string;
  readonly decidedAt: Date;
  /**
   * Why it was declined, as it is told; staff who have read the case file know the reason itself. Undefined
   * for an approval, and for a decision from before reasons.
   */
  readonly reason: ToldReason | undefined;
  /** The last moment at which an approval holds; undefined where none lapses. */
  readonly until?: Date;
  /** When its visitor was told of that moment, where the approval is older than the last moments. */
  readonly toldAt?: Date;
  /** When its visitor was reminded of that moment. */
  readonly remindedAt?: Date;
  /**
   * The id of the request that was decided in its place, where this one is closed as a repeat; known
   * to staff only, where they have read the case file.
   */
  readonly duplicateOf?: string;
  /** Why it was approved although the person has an approval or a loan; known as `author`. */
  readonly why?: string;
  /**
   * The most that may be lent on an approval, in the loans' currency; known to staff only, and undefined in
   * those of before it was asked.
   */
  readonly mostLent?: Cents;
  /** When the reason was told after all, because the applicant was identified. */
  readonly explainedAt?: Date;
}

/** The proposal to approve a request that needs a second person. */
export interface Proposal {
  /** Each proposal about the same request has the next; undefined for one from before they were numbered. */
  readonly number?: number;
  /** The uid of the staff member, who may not confirm it. */
  readonly author: string;
  readonly proposedAt: Date;
  /** Why it is to be approved although the person has an approval or a loan. */
  readonly why?: string;
  /** The most that may be lent; undefined in those of before it was asked. */
  readonly mostLent?: Cents;
  /** Whether it waits for a second person now; the request is pending meanwhile. */
  readonly waiting: boolean;
}

/** That a member identified the applicant, who confirmed that the request and its address are theirs. */
export interface Identified {
  /** From 1 on. */
  readonly number: number;
  /** The uid of the member. */
  readonly author: string;
  readonly at: Date;
}

/** A correction of a mistyped e-mail, possible once. */
export interface EmailCorrection {
  readonly previous: string;
  readonly correctedAt: Date;
}

/**
 * A request as the bank holds it (specification, section 3, and product decisions). Fields of the
 * product decisions are undefined in a record that has only the specification's ten.
 */
export interface LoanRequest extends BankHours {
  /** The uid of the visitor's anonymous session. */
  readonly id: string;
  /** The code with which anybody may follow the request (request-code.ts). */
  readonly code: string | undefined;
  readonly applicant: Applicant;
  readonly gameId: string;
  readonly answers: Answers | undefined;
  /** As sent; for staff, once they have read the case file, the one that counts: see `withMended`. */
  readonly value: Cents | undefined;
  /** The value that was sent, where another one counts; known to staff only. */
  readonly valueSent?: Cents;
  readonly ratesVersion: number | undefined;
  /** What mends the version of its rates, where that was found wrong; known to staff only. */
  readonly mended?: Mended;
  readonly status: CreditStatus;
  readonly language: Language | undefined;
  readonly consent: Consent | undefined;
  /** The version of what the applicant declared; undefined in a record from before it was shown. */
  readonly declaration?: string;
  readonly receivedAt: Date;
  /**
   * The last proposal to approve it, even if it was confirmed, declined or followed by a question;
   * known to staff only, once they have read the case file.
   */
  readonly proposal?: Proposal;
  readonly decision: Decision | undefined;
  /** The decisions that no longer count, oldest first; undefined if there is none. */
  readonly undone?: readonly UndoneDecision[];
  /** The proposal to undo the decision, while it waits for a second person; known to staff only. */
  readonly undoing?: UndoProposal;
  /** The number of the last proposal to undo a decision, if it was dropped; known to staff only. */
  readonly droppedUndo?: number;
  /** What the bank's core system told of the approval; undefined until then. */
  readonly atBank?: BankOutcome;
  /** Whether a payment was told of an approval that was undone, and nobody has explained it yet. */
  readonly hasLoosePayment?: true;
  /** The last such payment, also explained; known to staff only. */
  readonly loosePayment?: LoosePayment;
  /** What the visitor said when asking that a decline is reconsidered. */
  readonly reconsideration?: Reconsideration;
  /** The last time that a member found that the applicant sent it and the address is theirs; known to staff only. */
  readonly identified?: Identified;
  /** Who took part in the decision that is reconsidered, and decides no more; known to staff only. */
  readonly tookPart?: readonly string[];
  /** Who ever proposed to approve it or to undo a decision, also in vain; known to staff only. */
  readonly proposers?: readonly string[];
  /** When the visitor withdrew it. */
  readonly withdrawnAt: Date | undefined;
  /** When it was closed because the visitor had not answered the bank's question. */
  readonly unansweredAt?: Date | undefined;
  /** When its approval lapsed. */
  readonly lapsedAt?: Date | undefined;
  readonly correction: EmailCorrection | undefined;
  /** The bank's questions, oldest first. */
  readonly questions: readonly Question[];
  /** The proof of its account that it has; undefined if all is declared. */
  readonly proven?: RequestProof;
  /**
   * What others, its session and its game say of it; known to staff only, once they have read the case file,
   * and undefined there until its keys are compared.
   */
  readonly notices?: readonly KeyNotice[] | undefined;
  /** When the bank erases the person from it; undefined while it is open. */
  readonly expiresAt: Date | undefined;
}

/** When a request was withdrawn, closed or lapsed, or else decided; undefined while it is open. */
export function closedAt({
  decision,
  withdrawnAt,
  unansweredAt,
  lapsedAt,
}: Pick<LoanRequest, 'decision' | 'withdrawnAt' | 'unansweredAt' | 'lapsedAt'>): Date | undefined {
  return withdrawnAt ?? unansweredAt ?? lapsedAt ?? decision?.decidedAt;
}

/** When the state of a request last changed. */
export function changedAt(request: LoanRequest): Date {
  const { receivedAt, questions, undone } = request;
  const last = questions.at(-1);
  const moments = [
    closedAt(request),
    last?.answer?.answeredAt,
    last?.askedAt,
    undone?.at(-1)?.undoneAt,
  ].filter((moment) => moment !== undefined);
  return moments.reduce((latest, moment) => (moment > latest ? moment : latest), receivedAt);
}

/** The open question. */
export function openQuestion({ status, questions }: LoanRequest): Question | undefined {
  return status === 'information' ? questions.at(-1) : undefined;
}

/**
 * The reference that a visitor quotes on the phone: the beginning of the code, or of the id without
 * one.
 */
export function reference({
  id,
  code,
}: {
  readonly id: string;
  readonly code?: string | undefined;
}): string {
  if (code !== undefined) return referenceOf(code);
  const short = id
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 8);
  return `${bank.codePrefix}-${short.slice(0, 4)}-${short.slice(4)}`;
}

/** Whether a request waits for the new decision that its visitor asked for. */
export function isReconsidering({ status, undone }: LoanRequest): boolean {
  return isOpen(status) && undone?.at(-1)?.byVisitor === true;
}

/**
 * Why a request does not take this proof: it is not open, has it or a later one, or is about another
 * account (`account`). Undefined if it takes it.
 */
export function proofObstacle(
  { status, proven }: Pick<LoanRequest, 'status' | 'proven'>,
  { account, provenAt }: Pick<Proof, 'account' | 'provenAt'>,
): 'conflict' | 'account' | undefined {
  if (!isOpen(status)) return 'conflict';
  if (proven && proven.account !== account) return 'account';
  return proven && proven.provenAt >= provenAt ? 'conflict' : undefined;
}

/** Whether who is written to was identified: since the address was corrected, if it was. */
export function isIdentified({
  identified,
  correction,
}: Pick<LoanRequest, 'identified' | 'correction'>): boolean {
  return identified !== undefined && !(correction && correction.correctedAt > identified.at);
}

/** What is told of why this request is declined, of a repeat or not. */
export function toldOf(
  request: LoanRequest,
  reason: DeclineReason,
  isDuplicate = false,
): ToldReason {
  const answeredIncome = request.questions.some(({ need, answer }) => need === 'income' && answer);
  return toldReason(reason, { isDuplicate, isIdentified: isIdentified(request), answeredIncome });
}
