import { MAX_TEXT } from '../fields/field-patterns';
import { type DeliveryState, MAX_RESENDS, RESENDABLE_STATES, UNSENT_MINUTES } from '../mail/mail';
import { MAX_NOTE, MAX_TAKE_OVER_REASON, type SeenCode } from '../request/case';
import type { LoanRequest } from '../request/loan-request';
import { MAX_QUESTIONS, NEEDS } from '../request/questions';
import { MINUTE_MS } from '../time';
import { type CaseObstacle, caseObstacle, isOwn, seenCase } from './case';
import { described } from './described';
import { type Member, mayReview, mayWork } from './member';
import { documentId, line, list, object, oneOf, orNull, whole } from './shape';

/** The most cases of one person that are taken at once. */
const MAX_CLAIMS = 100;

/** Asks the visitor a question before deciding. */
export const ask = described(
  object({ id: documentId, seen: seenCase, need: oneOf(NEEDS) }),
  'conflict',
  'own',
  'took-part',
  'asked-enough',
);

/** Why a member may not ask about a request. `asked-enough`: the bank has asked all that it may. */
export type AskObstacle = CaseObstacle | 'asked-enough';

/** Why this member may not ask about this request; undefined if they may. */
export function askObstacle(request: LoanRequest, member: Member): AskObstacle | undefined {
  const obstacle = caseObstacle(request, member);
  if (obstacle) return obstacle;
  return request.questions.length < MAX_QUESTIONS ? undefined : 'asked-enough';
}

/** Takes cases for some minutes, or takes them over with a reason; own claims are renewed. */
export const claim = described(
  object({ ids: list(documentId, MAX_CLAIMS), reason: orNull(line(MAX_TAKE_OVER_REASON)) }),
  'conflict',
  'own',
  'took-part',
);

/** Renews the member's own claims. */
export const renewClaim = described(object({ ids: list(documentId, MAX_CLAIMS) }), 'conflict');

/** Gives the member's own cases back. */
export const release = described(object({ ids: list(documentId, MAX_CLAIMS) }));

const noted = { id: documentId, note: documentId, words: line(MAX_NOTE) };

/** Leaves a note about a case for colleagues; its id comes from the browser. */
export const note = described(object(noted), 'conflict', 'own');

/** Leaves a note for colleagues and gives the member's own cases back; both or nothing. */
export const noteAndRelease = described(
  object({ ...noted, ids: list(documentId, MAX_CLAIMS) }),
  'conflict',
  'own',
);

/** Tells that the member saw the code of an open request in this account; `sightings` there were so many. */
export const seeCode = described(
  object({ id: documentId, account: line(MAX_TEXT), sightings: whole(0, 99) }),
  'conflict',
  'own',
  'took-part',
);

/** Whether a member may take a sighting back: who made it, or a reviewer. */
export const mayTakeBack = ({ author }: Pick<SeenCode, 'author'>, member: Member): boolean =>
  author === member.uid || mayReview(member);

/** Takes the sighting with this number back. */
export const unseeCode = described(
  object({ id: documentId, number: whole(1, 99) }),
  'conflict',
  'own',
  'took-part',
  'not-yours',
);

/** Tells that the member identified the applicant, who confirmed that request and address are theirs. */
export const identify = described(
  object({ id: documentId, email: line(254), identified: whole(0, 99) }),
  'conflict',
  'own',
);

/** Why this member may not identify the applicant of this request; undefined if they may. */
export function identifyObstacle(request: LoanRequest, member: Member): 'role' | 'own' | undefined {
  if (!mayWork(member)) return 'role';
  return isOwn(request, member) ? 'own' : undefined;
}

/** Has a failed or stuck mail sent again; `resends` tells how often the screen saw it sent again. */
export const resendMail = described(
  object({ mail: documentId, resends: whole(0, MAX_RESENDS) }),
  'conflict',
  'too-early',
  'too-many',
);

/** A mail's delivery, as far as it decides whether it is sent again. */
export interface Delivery {
  readonly state: DeliveryState;
  /** When the lease of its worker ends; undefined if nobody sends it. */
  readonly leaseEnds: Date | undefined;
  /** When its record asked for it; undefined if that is not known. */
  readonly askedAt: Date | undefined;
}

/**
 * Whether a mail waits to be sent again: it failed, its address had its mails of the day, its worker
 * has stopped, or no delivery began within some minutes.
 */
export function isResendable({ state, leaseEnds, askedAt }: Delivery, now: Date): boolean {
  if (state === 'unsent')
    return askedAt !== undefined && now.getTime() > askedAt.getTime() + UNSENT_MINUTES * MINUTE_MS;
  if (state === 'processing') return leaseEnds !== undefined && leaseEnds < now;
  return RESENDABLE_STATES.includes(state);
}
