import type { ComplaintKind } from '../../domain/complaint/complaint';
import { MAX_COMPLAINT } from '../../domain/complaint/complaint';
import { checkLine, checkName } from '../../domain/fields/fields';
import { type CodeProblem, checkCode } from '../../domain/fields/identifiers/code';
import { readEmail } from '../../domain/fields/identifiers/email';

/** A complaint as it is typed; no kind is chosen at first. */
export interface TypedComplaint {
  readonly kind: ComplaintKind | '';
  readonly text: string;
  readonly code: string;
  readonly name: string;
  readonly email: string;
}

const EMPTY: TypedComplaint = { kind: '', text: '', code: '', name: '', email: '' };

/**
 * The form while it is written, so that leaving the page and coming back loses nothing. It is
 * personal: the page's memory has it, and no browser storage (trust decisions, "Data").
 */
let typed: TypedComplaint = EMPTY;

/** The typed complaint. */
export const typedComplaint = (): TypedComplaint => typed;

/** Keeps the typed complaint. */
export function saveComplaint(values: TypedComplaint): void {
  typed = values;
}

/** Forgets the typed complaint: the bank has it, or the browser is to forget its visitor. */
export function forgetComplaint(): void {
  typed = EMPTY;
}

/** No request has the code: a wrong field, and not a failure. */
export class UnknownCode extends Error {
  override readonly name = 'UnknownCode';
}

/** What is wrong with the code, which may be left out. */
function codeProblem(typed: string): Exclude<CodeProblem, 'missing'> | undefined {
  const problem = checkCode(typed);
  return problem === 'missing' ? undefined : problem;
}

/** What is wrong with each field. */
export const validate = ({ kind, text, code, name, email }: TypedComplaint) => ({
  kind: kind === '' ? ('missing' as const) : undefined,
  text: checkLine(text, MAX_COMPLAINT),
  code: codeProblem(code),
  name: checkName(name),
  email: readEmail(email).problem,
});
