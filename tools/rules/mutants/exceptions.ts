/** A mutant that no test can kill, and the reason why it does no harm. */
interface Exception {
  readonly place: string;
  /** A part of the mutant's line, if others of the same place and change must not survive. */
  readonly near?: string;
  readonly change: string;
  readonly reason: string;
}

/** The mutants that may survive. */
export const exceptions: readonly Exception[] = [
  {
    place: 'isStaff',
    change: 'drop conjunct hasSecondFactor()',
    reason:
      'the committed rules demand no second factor, so it is always true; tests/rules/staff/second-factor.test.ts tries rules that do',
  },
  {
    place: 'isNewRequest',
    change: 'drop conjunct record.valor is int',
    reason:
      'the value equals the one that the rules compute, so all that it could be instead is the same number stored as a double; the rule names the type of every field',
  },
  {
    place: 'isRounded',
    change: 'drop conjunct total is int',
    reason:
      'the pattern of each answer refuses a double, which the emulator writes with a point; nothing says that production does',
  },
  ...['genshinImpact', 'leagueOfLegends', 'pokemonGo'].map((id) => ({
    place: `${id}IsWorth`,
    change: '0 becomes 1',
    reason: 'a thousandth of a cent for an account without anything, which is worth no whole cent',
  })),
  {
    place: 'isText',
    near: "value.matches('^[ -;",
    change: "drop disjunct value.matches('^[ -;=?-~¡-¬®-ɏ]+$')",
    reason: 'the pattern beside it takes the same characters; this one is short, and tried first',
  },
  ...['4 becomes 5', '4 becomes 3'].map((change) => ({
    place: 'isNumber',
    change,
    reason:
      'the hour matters only in the first and the last hours of a year, and no test sets the clock of the emulator',
  })),
  {
    place: 'isActiveMember',
    change: 'get( becomes getAfter(',
    reason: 'no rule lets anybody write the directory, so a batch finds it as it leaves it',
  },
  {
    place: 'isCase',
    change: 'exists( becomes existsAfter(',
    reason:
      'staff make no request and no complaint, so a batch of theirs finds all cases that it leaves',
  },
  ...[
    ['isRatesVersion', 'exists( becomes existsAfter('],
    ['isRatesVersion', 'get( becomes getAfter('],
    ['publishedRates', 'get( becomes getAfter('],
  ].map(([place = '', change = '']) => ({
    place,
    change,
    reason: 'who sends a request publishes no rates',
  })),
];
