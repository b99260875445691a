import { BANK_OUTCOMES, type BankOutcomeKind } from '../request/bank-outcome';
import { ALPHABET } from '../request/request-code';

/** What the core system tells of an approved request (`/esquemas/status.schema.json`). */
export interface CoreStatus {
  readonly code: string;
  readonly status: BankOutcomeKind;
  /** The `webhook-id` of the `request.decided` that it answers. */
  readonly event?: string;
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
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { code, status, event, ...others } = parsed as Record<string, unknown>;
  const known = BANK_OUTCOMES.find((each) => each === status);
  const isNamed = 'event' in parsed;
  const isRight =
    Object.keys(others).length === 0 &&
    (!isNamed || (typeof event === 'string' && event !== '' && event.length <= MAX_MESSAGE_ID));
  if (!isRight || typeof code !== 'string' || !CODE.test(code) || !known) return undefined;
  return { code, status: known, ...(typeof event === 'string' && { event }) };
}
