import type { Ownership } from '../../../src/domain/calculator.ts';
import type { Facts, ProofFailure } from '../../../src/domain/proof.ts';

/** The visitor's input for a proof: the account's tag or name, and a token if the game has one. */
export interface Asked {
  readonly tag: string;
  readonly token: string;
}

/** The player's task before `finish`. The server keeps it and shows part of it. */
export type Challenge =
  | { readonly kind: 'code'; readonly account: string; readonly code: string }
  | {
      readonly kind: 'oauth';
      /** The account that the player named; empty if none. */
      readonly tag: string;
      readonly state: string;
      readonly verifier: string;
    };

/** A publisher's description of an account that was shown to be the player's. */
export interface ProvenAccount {
  /** The publisher's own name for it, the same for every caller. */
  readonly account: string;
  readonly name: string;
  readonly facts: Facts;
  /** The day on which it was made, where that is told. */
  readonly createdDay?: string;
  /** The attributes that could not be read. */
  readonly notice?: ProofFailure;
}

/** The start of a proof: it is complete, or the player has a task first. */
export type Begun =
  | { readonly proven: ProvenAccount }
  | { readonly challenge: Challenge; readonly address?: string };

/** The parameters that the publisher's sign-in sent back through the visitor's browser. */
export interface Answer {
  readonly state: string;
  readonly code: string;
}

/** A publisher that can describe an account. Both methods reject with a `SourceFailure`. */
export interface AccountSource {
  /** The stored `gameid`. */
  readonly game: string;
  readonly ownership: Ownership;
  begin(asked: Asked, signal: AbortSignal): Promise<Begun>;
  finish(challenge: Challenge, answer: Answer, signal: AbortSignal): Promise<ProvenAccount>;
}

/** Why a source did not prove an account. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  constructor(
    readonly code: ProofFailure,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
