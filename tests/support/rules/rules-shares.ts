import { readFileSync } from 'node:fs';
import { MOST, type Shares } from '../../../tools/rules/shares';
import { enforceRules } from './rules-emulator';
import { visitor } from './rules-people';

const committed = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The rules, in which every rule of a batch wastes the part of the limit that its share leaves. */
function wasteful(shares: Shares): string {
  return Object.entries(shares).reduce((rules, [rule, share]) => {
    const [, path = '', method, place = '1'] =
      rule.match(/^([\w/]+(?: > \w+)?) ([a-z, ]*[a-z])(?: (\d))?$/) ?? [];
    const allow = `allow ${method}: if `;
    // What stands below another collection is looked for from there.
    let condition = path.split(' > ').reduce((from, part) => {
      const found = rules.slice(from).search(new RegExp(`match /${part}[/ ]`));
      return from + found;
    }, 0);
    // If a collection has two rules for a method, the place tells which.
    for (let n = 0; n < Number(place); n += 1)
      condition = rules.indexOf(allow, condition) + allow.length;
    const end = rules.indexOf(';', condition);
    const waste = `[${Array(MOST - share)
      .fill("'x'")
      .join(', ')}].size() > 0`;
    return `${rules.slice(0, condition)}${waste} && (${rules.slice(condition, end)})${rules.slice(end)}`;
  }, committed);
}

/** Enforces them in a project that no other test uses. */
export const enforceShares = (shares: Shares) => enforceRules(wasteful(shares), ['shares']);

/** People of the project in which they are enforced. */
export const someVisitor = () => visitor({}, undefined, 'shares');
