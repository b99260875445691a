/** A mutant that no test can kill, and the reason why it does no harm. */
export interface Exception {
  readonly place: string;
  /** A part of the mutant's line, if others of the same place and change must not survive. */
  readonly near?: string;
  readonly change: string;
  readonly reason: string;
}
