/** A way to weaken the meaning of a condition, found by its text. */
interface Weakening {
  readonly pattern: RegExp;
  readonly by: string;
}

/** Mistakes that somebody might make and that dropping a condition does not cover. */
const WEAKENINGS: readonly Weakening[] = [
  { pattern: /== 'anonymous'/g, by: "== 'password'" },
  { pattern: /== 'anonymous'/g, by: "in ['anonymous', 'password']" },
  { pattern: /== 'password'/g, by: "== 'anonymous'" },
  { pattern: /== 'password'/g, by: "in ['anonymous', 'password']" },
  { pattern: /(?<!function )isOwner\(uid\)/g, by: 'isVisitor()' },
  { pattern: /isVisitor\(\)(?=\s*&&)/g, by: 'true' },
  { pattern: /\.keys\(\)\.hasOnly\(/g, by: '.keys().hasAll(' },
  { pattern: /\.keys\(\)\.hasOnly\(/g, by: '.keys().hasAny(' },
  { pattern: /affectedKeys\(\)\.hasOnly\(/g, by: 'affectedKeys().hasAny(' },
  { pattern: /\.size\(\) == /g, by: '.size() >= ' },
  { pattern: /after == before\.concat\(\[added\]\)/g, by: 'after.hasAll(before.concat([added]))' },
  {
    pattern: /after == before\.concat\(\[added\]\)/g,
    by: 'after.toSet() == before.concat([added]).toSet()',
  },
  { pattern: /\.replace\(code, /g, by: ".replace(code.split('-')[0] + '(-[0-9A-Z]+)+', " },
  { pattern: /== request\.time\b/g, by: '<= request.time' },
  {
    pattern: /tracker == (trackerOf\(.*\)\.data\))/g,
    by: 'tracker.diff($1).affectedKeys().size() < 2',
  },
  { pattern: /== signedInAt\(\)/g, by: '<= signedInAt()' },
  { pattern: /== signedInAt\(\)/g, by: '>= signedInAt()' },
  { pattern: /estadoCredito == 'pendiente'/g, by: "estadoCredito in ['pendiente', 'aprobado']" },
  { pattern: /estadoCredito == 'pendiente'/g, by: "estadoCredito in ['pendiente', 'rechazado']" },
  { pattern: /state == 'ERROR'/g, by: "state in ['ERROR', 'SUCCESS']" },
  { pattern: /hasRole\('revisor'\)/g, by: "hasRole('analista')" },
  { pattern: /hasRole\('revisor'\)/g, by: "hasRole('admin')" },
  { pattern: /hasRole\('analista'\)/g, by: "hasRole('lectura')" },
  { pattern: /hasRole\('admin'\)/g, by: "hasRole('revisor')" },
  { pattern: /answers\.(\w+) \* tasas\.\1\b/g, by: '0' },
  { pattern: /\[answers\.\w+\]/g, by: '[0]' },
  { pattern: /\? rates\.base : 0/g, by: '? 0 : 0' },
  { pattern: /\? rates\.base : 0/g, by: '? rates.base : rates.base' },
  { pattern: /\? 0 : rates\.base/g, by: '? 0 : 0' },
  { pattern: /\? 0 : rates\.base/g, by: '? rates.base : rates.base' },
  { pattern: / \|\| answers\.\w+ > 0(?= \?)/g, by: '' },
  { pattern: /(\? after\.autor == before\.autor)\s+: after\.autor == .*(?=;)/g, by: '$1 : true' },
  { pattern: /\? after\.autor == before\.autor(\s+: after\.autor == .*)(?=;)/g, by: '? true$1' },
  { pattern: /<= (longest|highest)/g, by: '< $1' },
  { pattern: /(game|version|total|clave|id) == /g, by: '$1 >= ' },
  { pattern: /(game|version|total|clave|id) == /g, by: '$1 <= ' },
  { pattern: /game < /g, by: 'game <= ' },
  { pattern: /\.lower\(\)/g, by: '.upper()' },
  { pattern: /\{0,2\}/g, by: '{0,3}' },
  { pattern: /\{1,64\}/g, by: '{1,65}' },
];

/** An edit that weakens the rules. */
export interface WeakeningEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly change: string;
}

/** Every weakening at every place where its text occurs, comments excepted. */
export function weakenings(rules: string): WeakeningEdit[] {
  return WEAKENINGS.flatMap(({ pattern, by }) =>
    [...rules.matchAll(pattern)].map((found) => {
      const [whole] = found;
      const text = by.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '');
      const change = `${whole} becomes ${text}`;
      return { start: found.index, end: found.index + whole.length, text, change };
    }),
  ).filter(({ start }) => !rules.slice(rules.lastIndexOf('\n', start) + 1, start).includes('//'));
}
