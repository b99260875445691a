import {
  type Fact,
  lineVerdict,
  type Proof,
  type ShownProof,
  shownProof,
} from '../../../domain/proof';

/** The button that proves the account again; lines that do not match press it too. */
export const PROVE_AGAIN_ID = 'prove-again';

/** What a publisher says of the account, in the calculator. */
export interface Proven {
  readonly proof: Proof;
  /**
   * The answers from before of the lines that the publisher filled in. They are locked until the
   * visitor opens them, and come back when the proof is taken back.
   */
  readonly before: Readonly<Record<string, number>>;
}

/** The words for where an answer comes from. */
type Source = 'hiddenHint' | `${Exclude<Fact['kind'], 'atMost'>}Hint`;

/** A line of the calculator beside what the publisher says of it. */
export interface LineProof {
  readonly isLocked: boolean;
  readonly isContradicted: boolean;
  /** Undefined where the mark says the rest. */
  readonly source: Source | undefined;
}

function sourceOf(fact: Fact | undefined, answer: number): Source | undefined {
  if (!fact || (fact.kind === 'atLeast' && fact.value === 0)) return 'hiddenHint';
  const { kind, value } = fact;
  if (kind === 'atMost') return undefined;
  const agrees = kind === 'exact' ? answer === value : answer > 0 && answer <= value;
  return agrees ? `${kind}Hint` : undefined;
}

/** How a line stands to what the publisher says; undefined while nothing is proven. */
export function lineProof(
  proven: Proven | undefined,
  id: string,
  answer: number,
): LineProof | undefined {
  if (!proven) return undefined;
  const { facts } = proven.proof;
  return {
    isLocked: id in proven.before,
    isContradicted: lineVerdict(facts, id, answer)?.mark === 'mismatch',
    source: sourceOf(facts[id], answer),
  };
}

/** What lines and receipts show of a proof. */
export const shownOf = (proven: Proven | undefined): ShownProof | undefined =>
  proven && shownProof(proven.proof);
