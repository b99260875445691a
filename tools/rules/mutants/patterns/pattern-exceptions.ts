/** Mutants of patterns that no test can kill, with the reason why they do no harm. */
export const patternExceptions: readonly {
  readonly place: string;
  readonly changes: RegExp;
  readonly reason: string;
}[] = [
  {
    place: 'HIDDEN',
    changes: /^\\u.* becomes nothing$/,
    reason: 'JavaScript finds it in a category; it is named for the emulator’s older tables',
  },
  {
    place: 'LATIN_PATTERN',
    changes: / becomes \[(,|@|\.|\/|a-z|A-Z|é) /,
    reason: 'it is in one of the ranges already',
  },
  {
    place: 'EMAIL_PATTERN',
    changes: / becomes \[@/,
    reason: 'EMAIL_LENGTHS, which every address has to match too, refuses a second @',
  },
  {
    place: 'EMAIL_PATTERN',
    changes: /^\[\.\] becomes \[a-z\.\]$/,
    reason: 'a letter may stand there anyway',
  },
  {
    place: 'CEDULA_FORM',
    changes: /^\[0-9\] becomes \[A-Z0-9\]$/,
    reason: 'a text with a letter is another document anyway',
  },
  ...['VISIBLE_PATTERN', 'WORDS_PATTERN', 'LETTERS_PATTERN'].map((place) => ({
    place,
    changes: /, 'u[im]'\)$/,
    reason: 'it names no letter, and a line end is refused as a hidden character',
  })),
  ...['EMAIL_PATTERN', 'EMAIL_LENGTHS', 'CEDULA_PATTERN', 'CEDULA_FORM', 'CODE_PATTERN'].map(
    (place) => ({
      place,
      changes: /, '[im]'\)$/,
      reason: 'the text has one case by then, and a line end is refused before or beside it',
    }),
  ),
  {
    place: 'SITE_PATH_PATTERN',
    changes: /, 'i'\)$/,
    reason: 'it names letters of both cases',
  },
];
