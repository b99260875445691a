import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { Tracking } from '../../src/domain/request/tracking';
import { HOUR_MS } from '../../src/domain/time';
import { readTracking, trackerRecord } from '../../src/records/follow-up';

/** The fields that a sample replaces; the applicant's are on the same level as the others. */
export type RequestChanges = Partial<LoanRequest> &
  Partial<LoanRequest['applicant']> & { readonly hoursAgo?: number };

/** The answers of a Roblox account worth US$70.75. */
const ANSWERS = { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7, ugc: 1 };

/** A pending Roblox request worth US$70.75 without a code, received ten hours ago. */
export function sampleRequest(
  id: string,
  { name, nickname, cedula, email, phone, hoursAgo = 10, ...changes }: RequestChanges = {},
): LoanRequest {
  const receivedAt = changes.receivedAt ?? new Date(Date.now() - hoursAgo * HOUR_MS);
  return {
    id,
    code: undefined,
    applicant: {
      name: name ?? `Persona ${id}`,
      nickname: nickname ?? `player-${id}`,
      cedula: cedula ?? `CED-${id}`,
      email: email ?? `${id.toLowerCase()}@correo.com`,
      ...(phone && { phone }),
    },
    gameId: 'roblox',
    answers: ANSWERS,
    value: 7_075,
    ratesVersion: 1,
    status: 'pending',
    language: 'es',
    consent: {
      evaluation: '2026-11',
      bureaus: '2026-11',
      promotions: '2026-11',
      marketing: false,
      language: 'es',
      acceptedAt: receivedAt,
      marketingWithdrawnAt: undefined,
    },
    receivedAt,
    decision: undefined,
    withdrawnAt: undefined,
    correction: undefined,
    questions: [],
    expiresAt: undefined,
    notices: [],
    ...changes,
  };
}

/** What a code shows of a request: its tracker, as it is stored and read. */
export const trackingOf = (request: LoanRequest, code: string): Tracking =>
  readTracking(
    code,
    trackerRecord(request, (moment) => ({ toDate: () => moment })),
  );
