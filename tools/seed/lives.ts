import { suggestedAmount } from '../../src/domain/loan/lending';
import { approvalUntil } from '../../src/domain/request/approval';
import type { BankOutcome } from '../../src/domain/request/bank-outcome';
import type { EmailCorrection, LoanRequest } from '../../src/domain/request/loan-request';
import {
  CLOSING_DAYS,
  NEEDS,
  type Need,
  type Question,
  REMINDER_DAYS,
} from '../../src/domain/request/questions';
import { declineReasons } from '../../src/domain/request/reasons';
import { VERIFICATION_HOURS } from '../../src/domain/request/time-limits';
import { DAY_MS, HOUR_MS } from '../../src/domain/time';
import { loanFigures, referenceRate } from '../samples/loan-terms';
import { below, pick, type Random } from './random';
import { proposalToUndo, reconsidered, undone } from './undone';

/** Fractions of the requests that close before their 72 hours are over, and that never do. */
const CLOSED_EARLY = 0.1;
const OVERDUE = 0.01;

/** Fractions of the closed, of the open, and of all requests. */
const WITHDRAWN = 0.1;
const UNANSWERED = 0.04;
const WAITING = 0.06;
const ASKED = 0.15;
const CORRECTED = 0.03;

/** Fractions of the approvals that were disbursed, and that the bank cancelled. */
const DISBURSED = 0.6;
const CANCELLED = 0.08;

/**
 * Fractions of the declines that two people undid, that were reconsidered, and that somebody proposed
 * to undo.
 */
const UNDONE = 0.06;
const RECONSIDERED = 0.06;
const UNDOING = 0.04;

/** How long ago the latest of those requests went back to review, in hours. */
const REOPENED = 5;

/** The fraction of the open requests above this value, in cents, that wait for a second person. */
const PROPOSED = 0.5;
const CONFIRMED_FROM = 40_000;

/** What the bank lends by in a local run. */
const LENDING = { ...loanFigures, forOne: undefined, rate: referenceRate };

const ANSWERS: Readonly<Record<Need, string>> = {
  nickname: 'Es el mismo, con mayúscula al principio.',
  cedula: 'Está bien escrito: lo comparé con mi cédula.',
  income: 'RD$42,000 al mes, de un colmado.',
  phone: '809-555-0199, después de las seis.',
};

/**
 * When a request arrived and now, in milliseconds since the epoch, its value in cents, and the uids
 * of who decided and of two others.
 */
interface Life {
  readonly received: number;
  readonly now: number;
  readonly author: string;
  readonly colleagues: readonly [string, string];
  readonly value: number;
}

/** What a life leaves of a request: its state, and all that led to it. */
export type Lived = Pick<LoanRequest, 'status'> & Partial<LoanRequest>;

/** The moment after this fraction of the bank's time. */
function after(part: number, { received, now }: Life): Date {
  const end = Math.min(now, received + VERIFICATION_HOURS * HOUR_MS);
  return new Date(Math.floor(received + part * (end - received)));
}

function question(random: Random, life: Life, isAnswered: boolean): Question {
  const need = pick(random, NEEDS);
  return {
    need,
    author: life.author,
    askedAt: after(0.2, life),
    answer: isAnswered ? { text: ANSWERS[need], answeredAt: after(0.4, life) } : undefined,
  };
}

/** The most to be lent on an account of this value, as it is filled in. */
const lentOn = ({ value }: Life) => {
  const mostLent = suggestedAmount(value, LENDING);
  return mostLent === undefined ? {} : { mostLent };
};

function open(random: Random, life: Life, isAsked: boolean): Lived {
  if (random() < WAITING)
    return { status: 'information', questions: [question(random, life, false)] };
  const status = 'pending';
  if (life.value > CONFIRMED_FROM && random() < PROPOSED) {
    const proposedAt = after(0.3, life);
    const proposal = { author: life.author, proposedAt, waiting: true, ...lentOn(life) };
    return { status, proposal };
  }
  return { status, questions: isAsked ? [question(random, life, true)] : [] };
}

/** A request whose question nobody answered; undefined if it is too young for that. */
function unanswered(life: Life): Lived | undefined {
  const askedAt = after(0.2, life);
  const later = (days: number) => new Date(askedAt.getTime() + days * DAY_MS);
  const unansweredAt = later(CLOSING_DAYS);
  if (unansweredAt.getTime() > life.now) return undefined;
  const question = {
    need: NEEDS[life.received % NEEDS.length],
    author: life.author,
    askedAt,
    remindedAt: later(REMINDER_DAYS),
    answer: undefined,
  };
  return { status: 'unanswered', unansweredAt, questions: [question] };
}

/** What the core system told of an approval a day later, if it did. */
function atBank(part: number, decided: Date, { now }: Life): { readonly atBank?: BankOutcome } {
  const at = new Date(decided.getTime() + DAY_MS);
  if (at.getTime() > now || part > DISBURSED + CANCELLED) return {};
  return { atBank: { kind: part < DISBURSED ? 'disbursed' : 'cancelled', at } };
}

/** An approval with its last moment; one that is older and of which the bank told nothing lapsed. */
function approved(
  decision: NonNullable<LoanRequest['decision']>,
  life: Life,
  told: Pick<LoanRequest, 'atBank'> = {},
): Lived {
  const until = approvalUntil(decision.decidedAt);
  const dated = { ...decision, ...lentOn(life), ...(until && { until }) };
  if (told.atBank || !until || until.getTime() > life.now)
    return { status: 'approved', decision: dated, ...told };
  const lapsedAt = new Date(until.getTime() + 1);
  return { status: 'lapsed', decision: dated, lapsedAt };
}

function closed(random: Random, life: Life, isAsked: boolean): Lived {
  const part = random();
  const decidedAt = after(0.5 + part / 2, life);
  const questions = isAsked ? [question(random, life, true)] : [];
  const end = random();
  const waited = end < UNANSWERED ? unanswered(life) : undefined;
  if (waited) return waited;
  if (end < WITHDRAWN) return { status: 'withdrawn', withdrawnAt: decidedAt, questions };
  const { author, colleagues } = life;
  if (random() < 0.6) {
    const told = atBank(part, decidedAt, life);
    return { questions, ...approved({ author, decidedAt, reason: undefined }, life, told) };
  }
  const reason = pick(random, declineReasons);
  if (part < UNDONE + RECONSIDERED) {
    const declinedAt = after(0.3, life);
    // Half of each kind still wait for their new decision.
    const isOpen = part < UNDONE ? part < UNDONE / 2 : part < UNDONE + RECONSIDERED / 2;
    const last = life.now - REOPENED * HOUR_MS;
    const undoneAt = isOpen ? new Date(Math.max(last, declinedAt.getTime())) : after(0.4, life);
    const reopen = part < UNDONE ? undone : reconsidered;
    return {
      ...reopen({ decidedAt: declinedAt, reason, author, colleagues }, undoneAt),
      questions,
      ...(isOpen
        ? { status: 'pending' }
        : approved({ author, decidedAt, reason: undefined }, life)),
    };
  }
  return {
    status: 'declined',
    decision: { author, decidedAt, reason },
    questions,
    ...(part > 1 - UNDOING && { undoing: proposalToUndo(colleagues[0], new Date(life.now)) }),
  };
}

/** The life of a request: its state, and the questions, answers, reasons and times behind it. */
export function randomLife(random: Random, life: Life): Lived {
  const isOld = life.now - life.received > VERIFICATION_HOURS * HOUR_MS;
  const isOpen = random() >= (isOld ? 1 - OVERDUE : CLOSED_EARLY);
  const isAsked = random() < ASKED;
  return isOpen ? open(random, life, isAsked) : closed(random, life, isAsked);
}

/** The correction of a request's address, which a few visitors make. */
export function randomAddress(
  random: Random,
  email: string,
  life: Life,
): EmailCorrection | undefined {
  if (random() >= CORRECTED) return undefined;
  return { previous: `${below(random, 10)}${email}`, correctedAt: after(0.1, life) };
}
