import { type Proof, type ProvenLines, provenLines } from '../../../domain/proof';
import type { Calculation } from '../calculation';

/** What a publisher says of the account, in the calculator. */
export interface Proven {
  readonly proof: Proof;
  /** Ids of the lines that the visitor answers by hand all the same. */
  readonly declared: readonly string[];
  /** The answers of the proven lines from before, which come back with them. */
  readonly before: Readonly<Record<string, number>>;
}

/** Whether a line of the calculator is filled in by the publisher, and how exactly. */
export function provenKind({ proven }: Calculation, id: string): 'exact' | 'atLeast' | undefined {
  const kind = proven?.declared.includes(id) ? undefined : proven?.proof.facts[id]?.kind;
  return kind === 'atMost' ? undefined : kind;
}

/** The proven lines of the answers as they are now. */
export function linesNow({ proven, answers }: Calculation): ProvenLines | undefined {
  return proven && provenLines(proven.proof, answers, proven.declared);
}
