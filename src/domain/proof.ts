import type { Answers } from './answers';
import type { Estimate } from './estimate';

/**
 * A publisher's statement about an attribute: a whole number, and how the account compares with it.
 */
export interface Fact {
  readonly value: number;
  readonly kind: 'exact' | 'atLeast' | 'atMost';
}

/** How a fact confirms an answer. */
export type ProvenKind = Exclude<Fact['kind'], 'atMost'>;

/** How a fact of this kind confirms an answer; undefined for "at most", which confirms none. */
export const provenKind = (kind: Fact['kind']): ProvenKind | undefined =>
  kind === 'atMost' ? undefined : kind;

/** A publisher's statements about an account, by attribute id. */
export type Facts = Readonly<Record<string, Fact>>;

/** Why an account was not proven; `private-inventory` may also come with a proof of the rest. */
export type ProofFailure =
  | 'not-found'
  | 'invalid-token'
  | 'code-missing'
  | 'private-inventory'
  | 'banned'
  | 'too-many'
  | 'maintenance'
  | 'wrong-key'
  | 'slow'
  | 'unavailable';

/** An account that a publisher confirmed to belong to this session. */
export interface Proof {
  readonly gameId: string;
  /** The publisher's name for it: a tag, a number. */
  readonly account: string;
  /** The name that players use. */
  readonly name: string;
  readonly facts: Facts;
  readonly provenAt: Date;
  /** When the proof expires. */
  readonly expiresAt: Date;
}

/** The proven lines of a request; the visitor declared the others. */
export interface ProvenLines {
  readonly account: string;
  readonly provenAt: Date;
  /** By attribute id. */
  readonly lines: Readonly<Record<string, ProvenKind>>;
}

/** Attempts that a session, and an address, has within `PROOF_MINUTES`. */
export const PROOF_ATTEMPTS = 10;

/** The minutes within which attempts are counted. */
export const PROOF_MINUTES = 10;

/** The lines of these answers that a proof confirms, except those that stay declared. */
export function provenLines(
  { account, provenAt, facts }: Proof,
  answers: Answers,
  declared: readonly string[] = [],
): ProvenLines | undefined {
  const lines = Object.entries(facts).flatMap(([id, { value, kind }]) => {
    const answer = answers[id];
    const proven = provenKind(kind);
    if (answer === undefined || !proven || declared.includes(id)) return [];
    const isRight = proven === 'exact' ? answer === value : answer >= value;
    return isRight ? [[id, proven] as const] : [];
  });
  return lines.length === 0 ? undefined : { account, provenAt, lines: Object.fromEntries(lines) };
}

/** The proven part of a value, 0 to 1; 0 if the value is 0. */
export function provenShare(estimate: Estimate, lines: ProvenLines['lines']): number {
  return estimate.lines
    .filter(({ attribute }) => lines[attribute.id] !== undefined)
    .reduce((sum, { share }) => sum + share, 0);
}
