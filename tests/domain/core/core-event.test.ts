import { describe, expect, test } from 'vitest';
import {
  erasedEvent,
  eventBody,
  eventsOfComplaint,
  eventsOfRequest,
  tellsApproval,
  tellsDecision,
  withCountedValue,
} from '../../../src/domain/core/core-event';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { complaintOf } from '../../../tools/samples/complaints';
import { CODE } from '../../support/core-events';
import { schemaProblems } from '../../support/event-schema';
import { requestOf } from '../../support/staff-records';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute));

/** A request with everything that a person can give. */
const full = (changes: Partial<LoanRequest> = {}) => ({
  ...requestOf('ana', {
    code: CODE,
    name: 'Ana Peña',
    nickname: 'anita_07',
    cedula: '001-1234567-8',
    email: 'ana@correo.com',
    phone: '+18095550100',
    receivedAt: at(0),
  }),
  questions: [{ need: undefined, askedAt: at(1), answer: { text: 'Sí', answeredAt: at(2) } }],
  correction: { previous: 'anna@correo.com', correctedAt: at(3) },
  ...changes,
});
const decision = { decidedAt: at(5), reason: undefined };
const approved = full({ status: 'approved', decision });
const declined = full({ status: 'declined', decision: { ...decision, reason: 'value' as never } });
const withdrawn = full({ status: 'withdrawn', withdrawnAt: at(6) });
const undone = {
  status: 'approved',
  ...decision,
  undoneAt: at(6),
  cause: 'error',
  next: 'pending',
} as const;
const reopened = full({ status: 'pending', undone: [undone] });
const corrected = full({
  status: 'declined',
  undone: [{ ...undone, next: 'declined' }],
  decision: { decidedAt: at(6), reason: 'value' as never },
});
const until = at(7);
const lapsed = full({ status: 'lapsed', decision: { ...decision, until }, lapsedAt: at(8) });
const givenBack = full({ status: 'withdrawn', decision, withdrawnAt: at(6) });
const unanswered = full({ status: 'unanswered', unansweredAt: at(6) });
const answer = { text: 'Perdón, Ana.', upheld: true, answeredAt: at(9) };
const complaint = complaintOf('RC-2026-7K3A-Q9WM', {
  code: CODE,
  name: 'Ana Peña',
  email: 'ana@correo.com',
  receivedAt: at(7),
  answer,
});

const withdrawnComplaint = { ...complaint, answer: undefined, withdrawnAt: at(8) };

/** Every value that tells who somebody is, or what they wrote. */
const PERSON = [
  ...Object.values(approved.applicant),
  'anna@correo.com',
  'Sí',
  complaint.text,
  answer.text,
  'ana"',
];

const everyEvent = [
  ...[full(), approved, declined, withdrawn, unanswered, reopened, corrected, lapsed].flatMap(
    eventsOfRequest,
  ),
  erasedEvent(CODE, at(8)),
  ...eventsOfComplaint(complaint),
  ...eventsOfComplaint({ ...complaint, code: undefined }),
  ...eventsOfComplaint(withdrawnComplaint),
];

describe('events for the core system', () => {
  test('tell when a request was sent and how it ended, and the same of a complaint', () => {
    const told = (events: readonly { type: string; state: string; at: Date }[]) =>
      events.map(({ type, state, at: moment }) => [type, state, moment.getUTCMinutes()]);
    expect(told(eventsOfRequest(full()))).toEqual([['request.sent', 'pending', 0]]);
    expect(told(eventsOfRequest(approved))).toEqual([
      ['request.sent', 'pending', 0],
      ['request.decided', 'approved', 5],
    ]);
    expect(told(eventsOfRequest(declined)).at(-1)).toEqual(['request.decided', 'declined', 5]);
    expect(told(eventsOfRequest(withdrawn)).at(-1)).toEqual(['request.withdrawn', 'withdrawn', 6]);
    expect(told(eventsOfRequest(reopened)).slice(1)).toEqual([
      ['request.decided', 'approved', 5],
      ['request.reopened', 'pending', 6],
    ]);
    expect(told(eventsOfRequest(corrected)).slice(1)).toEqual([
      ['request.decided', 'approved', 5],
      ['request.decided', 'declined', 6],
    ]);
    expect(told(eventsOfRequest(unanswered)).at(-1)).toEqual([
      'request.unanswered',
      'unanswered',
      6,
    ]);
    expect(told(eventsOfRequest(lapsed)).slice(1)).toEqual([
      ['request.decided', 'approved', 5],
      ['request.lapsed', 'lapsed', 8],
    ]);
    expect(eventsOfRequest(lapsed)[1]?.times).toEqual({ sent: at(0), decided: at(5), until });
    expect(told(eventsOfRequest(givenBack)).slice(1)).toEqual([
      ['request.decided', 'approved', 5],
      ['request.withdrawn', 'withdrawn', 6],
    ]);
    expect(told(eventsOfComplaint(withdrawnComplaint))).toEqual([
      ['complaint.opened', 'open', 7],
      ['complaint.withdrawn', 'withdrawn', 8],
    ]);
    expect(told(eventsOfComplaint(complaint))).toEqual([
      ['complaint.opened', 'open', 7],
      ['complaint.answered', 'answered', 9],
    ]);
  });

  test.each([
    [
      'both values where they differ',
      { value: 100, valueSent: 900 },
      { value: 100, valueSent: 900 },
    ],
    ['the one that was sent otherwise', { value: 900 }, { value: 900 }],
    ['none that cannot be computed', { value: undefined, valueSent: 900 }, { valueSent: 900 }],
  ])('tell in a decision %s', (_what, values, told) => {
    for (const event of [approved, declined].flatMap(eventsOfRequest).filter(tellsDecision)) {
      const body = eventBody(withCountedValue(event, values), undefined) as { data: object };
      expect(schemaProblems(body)).toEqual([]);
      const { value, valueSent } = body.data as Partial<Record<'value' | 'valueSent', number>>;
      expect({ value, valueSent }).toEqual({ value: undefined, valueSent: undefined, ...told });
    }
  });

  test('are the same however often they are derived, and differ from one another', () => {
    const ids = everyEvent.map(({ id }) => id);
    expect(eventsOfRequest(approved)).toEqual(eventsOfRequest(approved));
    // Eight states of one request were sent, five of them decided at one moment; one complaint is there
    // twice more, once with its answer.
    expect(new Set(ids).size).toBe(ids.length - 7 - 4 - 3);
  });

  test('are not made of a request without a code', () => {
    expect(eventsOfRequest(full({ code: undefined }))).toEqual([]);
  });

  test('have exactly what the published schema says', () => {
    for (const event of everyEvent)
      expect(schemaProblems(eventBody(event, undefined)), event.type).toEqual([]);
    for (const event of everyEvent.filter(tellsApproval))
      expect(schemaProblems(eventBody(event, approved.applicant)), event.type).toEqual([]);
    const [sent] = eventsOfRequest(full());
    if (!sent) throw new Error('there is no event');
    const body = eventBody(sent, undefined) as { data: object };
    const more = { ...body, data: { ...body.data, applicant: approved.applicant } };
    expect(schemaProblems(more)).not.toEqual([]);
  });

  test('hold nothing of a person, whoever is passed along, except an approval', () => {
    for (const event of everyEvent.filter((each) => !tellsApproval(each))) {
      const body = JSON.stringify(eventBody(event, approved.applicant));
      for (const word of PERSON) expect(body, event.type).not.toContain(word);
    }
    const [approval] = everyEvent.filter(tellsApproval);
    if (!approval) throw new Error('there is no approval');
    expect(eventBody(approval, approved.applicant)).toMatchObject({
      data: { applicant: approved.applicant },
    });
    const odd = { ...approved.applicant, password: 'x' };
    expect(JSON.stringify(eventBody(approval, odd))).not.toContain('password');
  });
});
