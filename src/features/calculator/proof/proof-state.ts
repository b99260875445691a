import type { BackendErrorCode } from '../../../data/errors';
import type { ProofFailure } from '../../../domain/proof';

/** The visitor's acts in proving an account. */
export type ProofAct =
  | { readonly tag: string; readonly token: string }
  /** Put the phrase into the profile. */
  | { readonly isDone: true }
  /** Came back from the sign-in, which added to the address how it ended. */
  | { readonly search: string };

/** How proving an account stands. */
export type ProofState =
  | { readonly step: 'idle' | 'asking' | 'unloaded' | 'refused' }
  /** Nothing was asked, because this field is empty, or holds what no account is called. */
  | { readonly step: 'missing'; readonly field: 'tag' | 'token'; readonly isTyped?: boolean }
  | { readonly step: 'proven'; readonly notice: ProofFailure | undefined }
  | { readonly step: 'code'; readonly code: string }
  | { readonly step: 'failed'; readonly failure: ProofFailure; readonly left: number }
  | { readonly step: 'uncalled'; readonly error: BackendErrorCode };
