import type { BackendErrorCode } from './errors';

/** Data of the backend as a screen holds it; every screen renders all three. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | { readonly status: 'ready'; readonly data: T };
