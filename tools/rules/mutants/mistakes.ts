/** A change of the rules: the text between two positions becomes another. */
export interface Edit {
  /** Position of the changed part; a dropped part begins earlier, at the separator. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly change: string;
}

/** Ways to sign in that Firebase knows, and the roles of staff as stored. */
const PROVIDERS = ['anonymous', 'password', 'google.com', 'custom'];
const ROLES = ['lectura', 'analista', 'revisor', 'admin'];

const others = (all: readonly string[], one: string | undefined) =>
  all.filter((each) => each !== one);

/** A mistake that somebody might make: what it is made of, and what could stand there instead. */
interface Mistake {
  readonly pattern: RegExp;
  readonly by: (found: RegExpExecArray) => readonly string[];
}

const texts = (pattern: RegExp, ...by: readonly string[]): Mistake => ({ pattern, by: () => by });

/** The mistakes that neither leave a part out nor turn a sign round. */
const MISTAKES: readonly Mistake[] = [
  // The caller.
  {
    pattern: /(?<=sign_in_provider )== '([\w.]+)'/g,
    by: ([, provider]) =>
      others(PROVIDERS, provider).flatMap((other) => [
        `in ['${provider}', '${other}']`,
        `!= '${other}'`,
      ]),
  },
  {
    pattern: /hasRole\('(\w+)'\)/g,
    by: ([, role]) => others(ROLES, role).map((other) => `hasRole('${other}')`),
  },
  texts(/(?<!function )isOwner\([^()]*\)/g, 'isVisitor()'),
  texts(/(?<!function )isStaff\(\)/g, 'hasStaffSession(signedInAt())'),
  // The moment.
  {
    pattern: /(?<![.\w])(get|exists)(After)?\(/g,
    by: ([, call, after]) => [after === undefined ? `${call}After(` : `${call}(`],
  },
  texts(/(?<!function )\bisMadeHere\(/g, 'existsAfter('),
  texts(/(?<![.\w])request\.resource\.data\b/g, 'resource.data'),
  texts(/(?<![.\w])resource\.data\b/g, 'request.resource.data'),
  texts(/== request\.time\b/g, '<= request.time'),
  texts(/== signedInAt\(\)/g, '<= signedInAt()', '>= signedInAt()'),
  // Fields and their values.
  texts(/\.hasOnly\(/g, '.hasAll(', '.hasAny('),
  texts(/estadoCredito == 'pendiente'/g, "estadoCredito in ['pendiente', 'aprobado']"),
  texts(/after == before\.concat\(\[added\]\)/g, 'after.hasAll(before.concat([added]))'),
  texts(/\.replace\(code, /g, ".replace(code.split('-')[0] + '(-[0-9A-Z]+)+', "),
  texts(/\.lower\(\)/g, '.upper()'),
  // The computed value.
  texts(/answers\.(\w+) \* tasas\.\1\b/g, '0'),
  texts(/\[answers\.\w+\]/g, '[0]'),
  texts(/\? rates\.base : 0/g, '? 0 : 0', '? rates.base : rates.base'),
  texts(/\? 0 : rates\.base/g, '? 0 : 0', '? rates.base : rates.base'),
  texts(/ \|\| answers\.\w+ > 0(?= \?)/g, ''),
];

/** Every one of these mistakes at every place of the rules, comments excepted. */
export function mistakes(rules: string): Edit[] {
  const isComment = (at: number) => rules.slice(rules.lastIndexOf('\n', at) + 1, at).includes('//');
  return MISTAKES.flatMap(({ pattern, by }) =>
    [...rules.matchAll(pattern)].flatMap((found) =>
      by(found).map((text) => ({
        at: found.index,
        start: found.index,
        end: found.index + found[0].length,
        text,
        change: `${found[0]} becomes ${text}`,
      })),
    ),
  ).filter(({ at }) => !isComment(at));
}
