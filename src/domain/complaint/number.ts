import { plainSigns } from '../fields/identifiers/reading';
import { ALPHABET } from '../request/request-code';

/** What every number of a complaint begins with, as in `RC-2026-7K3A-Q9WM`. */
export const COMPLAINT_PREFIX = 'RC';

/** Whether the id of a case is the number of a complaint; the others are ids of requests. */
export function isComplaintNumber(caseId: string): boolean {
  return caseId.startsWith(`${COMPLAINT_PREFIX}-`);
}

const TYPED = new RegExp(
  `(?:^|[^A-Z0-9])${COMPLAINT_PREFIX}[\\s.-]*(\\d{4})[\\s.-]*([${ALPHABET}]{4})[\\s.-]*([${ALPHABET}]{4})(?![A-Z0-9])`,
);

/** The whole number of a complaint in a typed or pasted text, in any case; undefined without one. */
export function readComplaintNumber(typed: string): string | undefined {
  const [, year, first, second] = TYPED.exec(plainSigns(typed).toUpperCase()) ?? [];
  return year && [COMPLAINT_PREFIX, year, first, second].join('-');
}

const BEGUN = new RegExp(
  `(?:^|[^A-Z0-9])${COMPLAINT_PREFIX}(?:[\\s.]*-[\\s.-]*[A-Z0-9]|[\\s.]*\\d{4})`,
);

/** Whether a typed or pasted text has the number of a complaint, whole or in part. */
export function hasComplaintNumber(typed: string): boolean {
  return BEGUN.test(plainSigns(typed).toUpperCase());
}
