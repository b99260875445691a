import type { Answers } from '../../../domain/answers';
import {
  type Proof,
  type ProvenKind,
  type ProvenLines,
  provenKind,
  provenLines,
} from '../../../domain/proof';

/** What a publisher says of the account, in the calculator. */
export interface Proven {
  readonly proof: Proof;
  /** Ids of the lines that the visitor answers by hand all the same. */
  readonly declared: readonly string[];
  /** The answers of the proven lines from before, which come back with them. */
  readonly before: Readonly<Record<string, number>>;
}

/** A calculation of which a part may be proven. */
interface PartlyProven {
  readonly proven?: Proven | undefined;
}

/**
 * The source of a line: proven by the publisher, declared by the visitor, or declared because the
 * publisher keeps it `hidden`.
 */
export type LineProof = ProvenKind | 'declared' | 'hidden';

/** Whether a line is filled in by the publisher, and how exactly; undefined while nothing is proven. */
export function lineProof({ proven }: PartlyProven, id: string): LineProof | undefined {
  if (!proven) return undefined;
  if (proven.declared.includes(id)) return 'declared';
  const fact = proven.proof.facts[id];
  return fact ? (provenKind(fact.kind) ?? 'declared') : 'hidden';
}

/** The proven lines of the answers as they are now. */
export function linesNow({
  proven,
  answers,
}: PartlyProven & { readonly answers: Answers }): ProvenLines | undefined {
  return proven && provenLines(proven.proof, answers, proven.declared);
}
