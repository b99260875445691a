import { quote } from '../../../src/domain/quote';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { CreditStatus } from '../../../src/domain/request/states';
import roblox from '../../../src/games/roblox';
import { trackingOf as trackingBy } from '../../../tools/samples/requests';
import { receivedRequest } from '../../support/in-memory-backend';

const HOUR = 3_600_000;

/** A request for US$70.75 that came in at this moment and was decided 29 hours 18 minutes later. */
export function requestAt(receivedAt: Date, status: CreditStatus = 'pending'): LoanRequest {
  const request = receivedRequest(
    {
      quote: quote(roblox, { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7 }),
      applicant: {
        name: 'Laura Peña',
        nickname: 'lauryplay',
        cedula: '001-1234567-3',
        email: 'laura@correo.com',
      },
      language: 'es',
      marketing: false,
    },
    receivedAt,
  );
  const decidedAt = new Date(receivedAt.getTime() + 29.3 * HOUR);
  return status === 'pending'
    ? request
    : { ...request, status, decision: { author: 'x', decidedAt, reason: undefined } };
}

/** The same, so many hours ago. */
export function requestAgo(hours: number, status?: CreditStatus): LoanRequest {
  return requestAt(new Date(Date.now() - hours * HOUR), status);
}

/** A code that some request has. */
export const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

/** What its code shows of a request. */
export const trackingOf = (request: LoanRequest, code = CODE) => trackingBy(request, code);
