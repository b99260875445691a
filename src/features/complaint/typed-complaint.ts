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

/** Nothing typed yet. */
export const EMPTY: TypedComplaint = { kind: '', text: '', code: '', name: '', email: '' };

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
