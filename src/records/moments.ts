/**
 * How a store writes moments. The browser's and the server's Firestore have classes of their own, so
 * whoever writes a record passes them in.
 */
export interface Moments {
  /** The moment at which the server writes. */
  readonly now: () => unknown;
  /** A moment that is known. */
  readonly at: (moment: Date) => unknown;
}
