import { BANK_OUTCOMES, type BankOutcomeKind } from '../request/bank-outcome';
import { ALPHABET } from '../request/request-code';

/** What the core system tells of an approved request (`/esquemas/status.schema.json`). */
export interface CoreStatus {
  readonly code: string;
  readonly status: BankOutcomeKind;
}

/** The longest body of a status, in bytes. */
export const MAX_STATUS_BYTES = 1000;

/** The longest id of a message, in characters, as for events. */
export const MAX_MESSAGE_ID = 120;

/** A code as every bank writes it. */
const CODE = new RegExp(`^[A-Z]{2}(-[${ALPHABET}]{4}){6}-[${ALPHABET}]{2}$`);

/** A body in JSON as a status; undefined unless it is exactly as the published schema says. */
export function readCoreStatus(body: string): CoreStatus | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Object.keys(parsed).length !== 2)
    return undefined;
  const { code, status } = parsed as Partial<Record<keyof CoreStatus, unknown>>;
  const known = BANK_OUTCOMES.find((each) => each === status);
  return typeof code === 'string' && CODE.test(code) && known ? { code, status: known } : undefined;
}
