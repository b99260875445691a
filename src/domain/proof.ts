import type { Answers } from './answers';
import type { Estimate } from './estimate';

/** What a publisher says of an attribute: a whole number, and how the account's relates to it. */
export interface Fact {
  readonly value: number;
  readonly kind: 'exact' | 'atLeast' | 'atMost';
}

/** What a publisher says of an account, by attribute id. */
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

/** An account that a publisher said belongs to whoever has this session. */
export interface Proof {
  readonly gameId: string;
  /** The publisher's name for it: a tag, a number. */
  readonly account: string;
  /** What players call it. */
  readonly name: string;
  readonly facts: Facts;
  readonly provenAt: Date;
  /** From then on it proves nothing. */
  readonly expiresAt: Date;
}

/** The lines of a request that are proven; the others are what the visitor declared. */
export interface ProvenLines {
  readonly account: string;
  readonly provenAt: Date;
  /** By attribute id. */
  readonly lines: Readonly<Record<string, 'exact' | 'atLeast'>>;
}

/** Attempts that a session, and an address, has within `PROOF_MINUTES`. */
export const PROOF_ATTEMPTS = 10;

/** The minutes within which attempts are counted. */
export const PROOF_MINUTES = 10;

/** The lines of these answers that a proof confirms, but for those that are declared all the same. */
export function provenLines(
  { account, provenAt, facts }: Proof,
  answers: Answers,
  declared: readonly string[] = [],
): ProvenLines | undefined {
  const lines = Object.entries(facts).flatMap(([id, { value, kind }]) => {
    const answer = answers[id];
    if (answer === undefined || kind === 'atMost' || declared.includes(id)) return [];
    const isRight = kind === 'exact' ? answer === value : answer >= value;
    return isRight ? [[id, kind] as const] : [];
  });
  return lines.length === 0 ? undefined : { account, provenAt, lines: Object.fromEntries(lines) };
}

/** How much of a value is proven, 0 to 1; 0 where the value is. */
export function provenShare(estimate: Estimate, lines: ProvenLines['lines']): number {
  return estimate.lines
    .filter(({ attribute }) => lines[attribute.id] !== undefined)
    .reduce((sum, { share }) => sum + share, 0);
}
