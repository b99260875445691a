import { beforeAfterExceptions } from './before-after';
import type { Exception } from './exception';
import { missingExceptions } from './missing';

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
  {
    place: 'isValue',
    change: 'game ==  becomes game <= ',
    reason:
      'the comparisons before it let no name below its own through, but for the first game, whose names below it a test tries',
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
  {
    place: 'isValueEntry',
    change: 'id ==  becomes id <= ',
    reason: 'a name with these parts is the right one, or begins with it and is longer',
  },
  ...['4 becomes 5', '4 becomes 3'].map((change) => ({
    place: 'isNumber',
    change,
    reason:
      'the hour matters only in the first and the last hours of a year, and no test sets the clock of the emulator',
  })),
  ...[['isWithdrawal', 'after.retiro.fecha', 'the mail']].map(([place = '', field, other]) => ({
    place,
    change: `request.time becomes ${field}`,
    reason: `${other} of the same batch asks for this moment too`,
  })),
  ...missingExceptions,
  ...beforeAfterExceptions,
];
