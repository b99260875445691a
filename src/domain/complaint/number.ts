/** What every number of a complaint begins with, as in `RC-2026-7K3A-Q9WM`. */
export const COMPLAINT_PREFIX = 'RC';

/** Whether the id of a case is the number of a complaint; the others are ids of requests. */
export function isComplaintNumber(caseId: string): boolean {
  return caseId.startsWith(`${COMPLAINT_PREFIX}-`);
}
