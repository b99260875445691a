import type { Answers } from '../../../domain/answers';
import {
  type Fact,
  type LineMark,
  lineMark,
  type Proof,
  type ProvenLines,
  provenLines,
  proves,
} from '../../../domain/proof';

/** What a publisher says of the account, in the calculator. */
export interface Proven {
  readonly proof: Proof;
  /**
   * The answers from before of the lines that the publisher filled in. They are locked until the
   * visitor opens them, and come back when the proof is taken back.
   */
  readonly before: Readonly<Record<string, number>>;
}

/** A calculation of which a part may be proven. */
interface PartlyProven {
  readonly proven?: Proven | undefined;
}

/** The words for what the publisher says of a line. */
type Source = 'hiddenHint' | `${Exclude<Fact['kind'], 'atMost'>}${'Hint' | 'Differs'}`;

/** A line of the calculator beside what the publisher says of it. */
export interface LineProof {
  readonly mark: LineMark | undefined;
  readonly isLocked: boolean;
  readonly source: Source | undefined;
  /** The publisher's number; 0 if it says none. */
  readonly shown: number;
}

function sourceOf(fact: Fact | undefined, answer: number): Source | undefined {
  if (!fact || (fact.kind === 'atLeast' && fact.value === 0)) return 'hiddenHint';
  if (fact.kind === 'atMost') return undefined;
  const agrees = answer === fact.value || proves(fact, answer);
  return `${fact.kind}${agrees ? 'Hint' : 'Differs'}`;
}

/** How a line stands to what the publisher says; undefined while nothing is proven. */
export function lineProof(
  proven: Proven | undefined,
  id: string,
  answer: number,
): LineProof | undefined {
  if (!proven) return undefined;
  const fact = proven.proof.facts[id];
  return {
    mark: lineMark(fact !== undefined && proves(fact, answer), answer),
    isLocked: id in proven.before,
    source: sourceOf(fact, answer),
    shown: fact?.value ?? 0,
  };
}

/** The proven lines of the answers as they are now. */
export function linesNow({
  proven,
  answers,
}: PartlyProven & { readonly answers: Answers }): ProvenLines | undefined {
  return proven && provenLines(proven.proof, answers);
}
