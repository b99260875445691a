/** A mutant that no test can kill, and why it does no harm. */
export interface Exception {
  readonly place: string;
  readonly change: string;
  readonly reason: string;
}

/** The mutants that may survive. */
export const exceptions: readonly Exception[] = [];
