import { eventsOfRequest } from '../../src/domain/core/core-event';
import type { EventQueue } from '../../src/domain/core/event-queue';
import { requestOf } from './staff-records';

/** A code as requests have them. */
export const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

const MORNING = new Date(Date.UTC(2026, 10, 20, 13, 5));

/** The events of an approved request, of which the core system took none for 24 hours. */
export const UNDELIVERED: EventQueue = {
  subject: CODE,
  state: 'undelivered',
  events: eventsOfRequest(
    requestOf('ana', {
      code: CODE,
      receivedAt: MORNING,
      status: 'approved',
      decision: { decidedAt: new Date(MORNING.getTime() + 3_600_000), reason: undefined },
    }),
  ),
  triedSince: MORNING,
  attempts: 12,
  error: 'answered 500',
  resends: 0,
};
