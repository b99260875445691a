/** A mutant that no test can kill, and why it does no harm. */
export interface Exception {
  readonly place: string;
  readonly change: string;
  readonly reason: string;
}

/** The mutants that may survive. */
export const exceptions: readonly Exception[] = [
  {
    place: 'isNewRequest',
    change: 'drop conjunct isLanguage(record.idioma)',
    reason:
      'the mail of the same batch exists in the languages of the product only; it is asked here as well so that the rule of the record names every field',
  },
];
