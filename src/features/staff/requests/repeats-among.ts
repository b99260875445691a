import { normalizeCedula, normalizeEmail } from '../../../domain/fields';
import type { LoanRequest } from '../../../domain/loan-request';

/** Which of a person's data stand in another request too. */
export interface RepeatFlags {
  readonly cedula: boolean;
  readonly email: boolean;
}

function countBy(requests: readonly LoanRequest[], key: (request: LoanRequest) => string) {
  const counts = new Map<string, number>();
  for (const request of requests) counts.set(key(request), (counts.get(key(request)) ?? 0) + 1);
  return counts;
}

const cedulaOf = ({ applicant }: LoanRequest) => normalizeCedula(applicant.cedula);
const emailOf = ({ applicant }: LoanRequest) => normalizeEmail(applicant.email);

/** Tells for each of these requests whether another of them has the same cedula or e-mail. */
export function repeatsAmong(
  requests: readonly LoanRequest[],
): (request: LoanRequest) => RepeatFlags {
  const cedulas = countBy(requests, cedulaOf);
  const emails = countBy(requests, emailOf);
  return (request) => ({
    cedula: (cedulas.get(cedulaOf(request)) ?? 0) > 1,
    email: (emails.get(emailOf(request)) ?? 0) > 1,
  });
}
