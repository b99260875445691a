import type { Ownership } from '../../../src/domain/calculator.ts';
import type { Facts, ProofFailure } from '../../../src/domain/proof.ts';

/** What a visitor asks to be proven: the account's tag or name, and a token where the game has one. */
export interface Asked {
  readonly tag: string;
  readonly token: string;
}

/** What the player has to do before `finish`; kept by us, and shown in part. */
export type Challenge =
  | { readonly kind: 'code'; readonly account: string; readonly code: string }
  | {
      readonly kind: 'oauth';
      /** What the player named; empty where they named none. */
      readonly tag: string;
      readonly state: string;
      readonly verifier: string;
    };

/** What a publisher says of an account that was shown to be the player's. */
export interface ProvenAccount {
  /** The publisher's own name for it, the same for everybody who asks. */
  readonly account: string;
  readonly name: string;
  readonly facts: Facts;
  /** What could not be read of it. */
  readonly notice?: ProofFailure;
}

/** How a proof begins: it is done already, or the player has to do something first. */
export type Begun =
  | { readonly proven: ProvenAccount }
  | { readonly challenge: Challenge; readonly address?: string };

/** What came back from the publisher's sign-in, through the visitor's browser. */
export interface Answer {
  readonly state: string;
  readonly code: string;
}

/** A publisher that tells what an account holds. Both methods reject with a `SourceFailure`. */
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
