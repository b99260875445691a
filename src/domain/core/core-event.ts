import { answerBy, type Complaint } from '../complaint/complaint';
import type { Cents } from '../money';
import type { Applicant, LoanRequest } from '../request/loan-request';
import type { UndoneDecision } from '../request/undo';

/** What the bank's core system is told of (docs/integrating.md). */
export type CoreEventType =
  | 'request.sent'
  | 'request.decided'
  | 'request.reopened'
  | 'request.withdrawn'
  | 'request.unanswered'
  | 'request.lapsed'
  | 'request.erased'
  | 'complaint.opened'
  | 'complaint.answered'
  | 'complaint.withdrawn';

/** The state of a request or a complaint right after an event. */
export type CoreEventState =
  | 'pending'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'unanswered'
  | 'lapsed'
  | 'erased'
  | 'open'
  | 'answered';

/** The moments that events tell. */
export type CoreMoment =
  | 'sent'
  | 'decided'
  | 'until'
  | 'reopened'
  | 'withdrawn'
  | 'unanswered'
  | 'lapsed'
  | 'erased'
  | 'opened'
  | 'answerBy'
  | 'answered';

/** An event, without personal data. */
export interface CoreEvent {
  /** The same however often the event is derived or sent. */
  readonly id: string;
  readonly type: CoreEventType;
  readonly at: Date;
  readonly state: CoreEventState;
  /** The code of the request; a complaint names one or none. */
  readonly code?: string;
  /** The number of the complaint. */
  readonly complaint?: string;
  readonly gameId?: string;
  /** As sent; in a decision the one that counts. */
  readonly value?: Cents;
  /** In a decision the value that was sent, where another one counts. */
  readonly valueSent?: Cents;
  /** The most to be lent on an approval, in cents of the loans' currency. */
  readonly mostLent?: Cents;
  readonly times: Partial<Readonly<Record<CoreMoment, Date>>>;
}

const idOf = (subject: string, type: CoreEventType, at: Date) =>
  `${subject}_${type}_${at.getTime()}`;

/** Tells an event of a request. */
type Tell = (type: CoreEventType, at: Date, state: CoreEventState, moment: CoreMoment) => CoreEvent;

/**
 * The events of a decision that two people undid. If the request took the other answer instead, its
 * present decision has that event.
 */
function undoneEvents(event: Tell, { status, decidedAt, undoneAt, next }: UndoneDecision) {
  const decided = event('request.decided', decidedAt, status, 'decided');
  if (next !== 'pending') return [decided];
  return [decided, event('request.reopened', undoneAt, 'pending', 'reopened')];
}

/**
 * The events of a request as it is stored, oldest first; none without a code, by which the core
 * system identifies it.
 */
export function eventsOfRequest(request: LoanRequest): CoreEvent[] {
  const { code, gameId, value, status, receivedAt } = request;
  const { undone = [], decision, withdrawnAt, unansweredAt, lapsedAt } = request;
  if (code === undefined) return [];
  const event: Tell = (type, at, state, moment) => ({
    id: idOf(code, type, at),
    type,
    at,
    state,
    code,
    gameId,
    ...(value !== undefined && { value }),
    times: { sent: receivedAt, [moment]: at },
  });
  // Also one that lapsed or was given back was decided.
  const answer = status === 'declined' ? status : 'approved';
  const until = decision?.until;
  const withUntil = (decided: CoreEvent): CoreEvent =>
    until ? { ...decided, times: { ...decided.times, until } } : decided;
  return [
    event('request.sent', receivedAt, 'pending', 'sent'),
    ...undone.flatMap((each) => undoneEvents(event, each)),
    ...(decision
      ? [withUntil(event('request.decided', decision.decidedAt, answer, 'decided'))]
      : []),
    ...(withdrawnAt ? [event('request.withdrawn', withdrawnAt, 'withdrawn', 'withdrawn')] : []),
    ...(unansweredAt
      ? [event('request.unanswered', unansweredAt, 'unanswered', 'unanswered')]
      : []),
    ...(lapsedAt ? [event('request.lapsed', lapsedAt, 'lapsed', 'lapsed')] : []),
  ];
}

/** The event that the request with this code was erased, on demand or by age. */
export function erasedEvent(code: string, at: Date): CoreEvent {
  const type = 'request.erased';
  return { id: idOf(code, type, at), type, at, state: 'erased', code, times: { erased: at } };
}

/** The events of a complaint as it is stored, oldest first. */
export function eventsOfComplaint(complaint: Complaint): CoreEvent[] {
  const { number, code, receivedAt, answer, withdrawnAt } = complaint;
  const common = { opened: receivedAt, answerBy: answerBy(complaint) };
  const event = (
    type: CoreEventType,
    at: Date,
    state: CoreEventState,
    times: CoreEvent['times'] = {},
  ): CoreEvent => ({
    id: idOf(number, type, at),
    type,
    at,
    state,
    complaint: number,
    ...(code !== undefined && { code }),
    times: { ...common, ...times },
  });
  return [
    event('complaint.opened', receivedAt, 'open'),
    ...(answer
      ? [
          event('complaint.answered', answer.answeredAt, 'answered', {
            answered: answer.answeredAt,
          }),
        ]
      : []),
    ...(withdrawnAt
      ? [event('complaint.withdrawn', withdrawnAt, 'withdrawn', { withdrawn: withdrawnAt })]
      : []),
  ];
}

/** The subject whose events stay in order: the number of a complaint, or the code of a request. */
export function subjectOf({ complaint, code }: CoreEvent): string {
  return complaint ?? code ?? '';
}

/** Whether an event tells an answer of the bank. */
export const tellsDecision = ({ type }: CoreEvent): boolean => type === 'request.decided';

/** A decision with the values of its request as staff see it. */
export function withCountedValue(
  { value: _sent, ...event }: CoreEvent,
  { value, valueSent }: Pick<LoanRequest, 'value' | 'valueSent'>,
): CoreEvent {
  return {
    ...event,
    ...(value !== undefined && { value }),
    ...(valueSent !== undefined && { valueSent }),
  };
}

/** Whether an event may carry the applicant and the most to be lent: only an approval does. */
export function tellsApproval(event: CoreEvent): boolean {
  return tellsDecision(event) && event.state === 'approved';
}

/** The fields of an applicant by name, so that a new one is never sent by itself. */
const wireApplicant = ({ name, nickname, cedula, email, phone }: Applicant) => ({
  name,
  nickname,
  cedula,
  email,
  ...(phone !== undefined && { phone }),
});

/** The body of an event as the core system gets it (`/esquemas/event.schema.json`). */
export function eventBody(event: CoreEvent, applicant: Applicant | undefined): object {
  const { id, type, at, state, code, complaint, gameId, value, valueSent, mostLent, times } = event;
  const moments = Object.entries(times).map(([name, moment]) => [name, moment.toISOString()]);
  return {
    id,
    type,
    timestamp: at.toISOString(),
    data: {
      ...(code !== undefined && { code }),
      ...(complaint !== undefined && { complaint }),
      state,
      ...(gameId !== undefined && { game: gameId }),
      ...(value !== undefined && { value }),
      ...(valueSent !== undefined && { valueSent }),
      ...(mostLent !== undefined && { mostLent }),
      times: Object.fromEntries(moments),
      ...(applicant && tellsApproval(event) && { applicant: wireApplicant(applicant) }),
    },
  };
}
