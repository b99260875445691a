import type { BackendErrorCode } from './errors';

/** The state of data from the backend on a screen; every screen renders all three. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | { readonly status: 'ready'; readonly data: T };
