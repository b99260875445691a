import type { Answers } from './answers';

/** How an account compares with the number of a fact. */
export const FACT_KINDS = ['exact', 'atLeast', 'atMost'] as const;

/**
 * A publisher's statement about an attribute: a whole number, and how the account compares with it.
 */
export interface Fact {
  readonly value: number;
  readonly kind: (typeof FACT_KINDS)[number];
}

/** What is said of a line of which a publisher was asked. */
export type LineMark = 'proven' | 'partly' | 'mismatch' | 'declared';

/** How an answer stands to what the publisher says. */
export interface Verdict {
  readonly mark: LineMark;
  /** How much of the answer counts in the proven share. */
  readonly counted: number;
  /** What the publisher says, where the words name it. */
  readonly shows?: Fact;
}

/** The mark of an answer and what of it counts; undefined for an answer of 0, which says nothing. */
export function verdictOf(fact: Fact | undefined, answer: number): Verdict | undefined {
  if (answer === 0) return undefined;
  if (!fact || (fact.kind === 'atLeast' && fact.value === 0))
    return { mark: 'declared', counted: 0 };
  const { kind, value } = fact;
  const isMore = answer > value;
  if (kind === 'atMost')
    return isMore
      ? { mark: 'mismatch', counted: 0, shows: fact }
      : { mark: 'declared', counted: 0 };
  if (isMore)
    return { mark: kind === 'exact' ? 'mismatch' : 'partly', counted: value, shows: fact };
  const isLess = kind === 'exact' && answer < value;
  return { mark: 'proven', counted: answer, ...(isLess && { shows: fact }) };
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
  /** The day on which the account was made (`2026-11-23`), where the publisher tells it. */
  readonly createdDay?: string;
  readonly provenAt: Date;
  /** When the proof expires. */
  readonly expiresAt: Date;
}

/** Lines by attribute id: what the publisher says, or what was found once that is forgotten. */
export type ProofLines = Readonly<Record<string, Fact | Verdict>>;

/** The proof that a request has. */
export interface RequestProof {
  /** Each proof of the same request has the next, from 1. */
  readonly number: number;
  readonly account: string;
  /** The publisher's name for it; undefined in a proof from before it was kept. */
  readonly name?: string;
  /** The day on which the account was made; the publisher says it, as `lines`. */
  readonly createdDay?: string;
  readonly provenAt: Date;
  /** When the proof that this one replaced was made. */
  readonly previousAt?: Date;
  readonly lines: ProofLines;
  /** The part of the value that counts, in `provenPercent`; undefined in a proof of before. */
  readonly percent?: number;
  /** When what the publisher says is forgotten; undefined once it is. */
  readonly expiresAt?: Date;
}

/** What marks are made of: the account, when it was proven, and the lines. */
export type ShownProof = Pick<RequestProof, 'account' | 'provenAt' | 'lines'>;

/** A proof as a request would have it. */
export const shownProof = ({ account, provenAt, facts }: Proof): ShownProof => ({
  account,
  provenAt,
  lines: facts,
});

/** Attempts that a session, and an address, has within `PROOF_MINUTES`. */
export const PROOF_ATTEMPTS = 10;

/** The minutes within which attempts are counted. */
export const PROOF_MINUTES = 10;

/** The verdict on a line of a proof; undefined for an answer of 0. */
export function lineVerdict(lines: ProofLines, id: string, answer: number): Verdict | undefined {
  const line = lines[id];
  return line && 'mark' in line && answer > 0 ? line : verdictOf(line as Fact | undefined, answer);
}

/** How many of the answers are proven, wholly or in part. */
export function provenCount(lines: ProofLines, answers: Answers): number {
  const verdicts = Object.entries(answers).map(([id, answer]) => lineVerdict(lines, id, answer));
  return verdicts.filter((one) => one?.mark === 'proven' || one?.mark === 'partly').length;
}

/** A proof without what the publisher says: what was found stays, of contradicted figures no number. */
export function withoutFigures(proof: RequestProof, answers: Answers): RequestProof {
  const { expiresAt: _, createdDay: __, lines, ...rest } = proof;
  const found = Object.keys(lines).flatMap((id) => {
    const verdict = lineVerdict(lines, id, answers[id] ?? 0);
    if (!verdict) return [];
    const { mark, counted } = verdict;
    return [[id, { mark, counted: mark === 'proven' ? counted : 0 }] as const];
  });
  return { ...rest, lines: Object.fromEntries(found) };
}

/** Whether something of the value counts as proven; of a proof of before, a line. */
export function isPartProven({ percent, lines }: Pick<RequestProof, 'percent' | 'lines'>): boolean {
  return percent === undefined ? Object.keys(lines).length > 0 : percent > 0;
}

/** The ids of the answers that the publisher contradicts. */
export function mismatchedLines(lines: ProofLines, answers: Answers): readonly string[] {
  return Object.entries(answers)
    .filter(([id, answer]) => lineVerdict(lines, id, answer)?.mark === 'mismatch')
    .map(([id]) => id);
}
