import type { Answers } from './answers';
import type { Estimate } from './estimate';

/** How an account compares with the number of a fact. */
export const FACT_KINDS = ['exact', 'atLeast', 'atMost'] as const;

/**
 * A publisher's statement about an attribute: a whole number, and how the account compares with it.
 */
export interface Fact {
  readonly value: number;
  readonly kind: (typeof FACT_KINDS)[number];
}

/** Whether a fact proves an answer. */
export function proves({ kind, value }: Fact, answer: number): boolean {
  if (answer === 0 || kind === 'atMost') return false;
  return kind === 'exact' ? answer === value : answer <= value;
}

/** What is said of a line once anything of an account is proven. */
export type LineMark = 'proven' | 'declared';

/** The mark of a line; undefined for an answer of 0, which says nothing. */
export function lineMark(isProven: boolean, answer: number): LineMark | undefined {
  if (answer === 0) return undefined;
  return isProven ? 'proven' : 'declared';
}

/** A publisher's statements about an account, by attribute id. */
export type Facts = Readonly<Record<string, Fact>>;

/** Why an account was not proven; `private-inventory` may also come with a proof of the rest. */
export const PROOF_FAILURES = [
  'not-found',
  'invalid-token',
  'code-missing',
  'private-inventory',
  'banned',
  'too-many',
  'maintenance',
  'wrong-key',
  'slow',
  'unavailable',
] as const;

export type ProofFailure = (typeof PROOF_FAILURES)[number];

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
  /** Their attribute ids. */
  readonly lines: readonly string[];
}

/** Attempts that a session, and an address, has within `PROOF_MINUTES`. */
export const PROOF_ATTEMPTS = 10;

/** The minutes within which attempts are counted. */
export const PROOF_MINUTES = 10;

/** The lines of these answers that a proof proves; undefined if there is none. */
export function provenLines(
  { account, provenAt, facts }: Proof,
  answers: Answers,
): ProvenLines | undefined {
  const lines = Object.entries(facts)
    .filter(([id, fact]) => proves(fact, answers[id] ?? 0))
    .map(([id]) => id);
  return lines.length === 0 ? undefined : { account, provenAt, lines };
}

/** The proven part of a value, 0 to 1; 0 if the value is 0. */
export function provenShare(estimate: Estimate, lines: ProvenLines['lines']): number {
  return estimate.lines
    .filter(({ attribute }) => lines.includes(attribute.id))
    .reduce((sum, { share }) => sum + share, 0);
}
