import { checkAppCheck } from './checks/app-check';
import { checkDatabase } from './checks/database';
import { checkFunctions, checkIndexes, checkTtls } from './checks/deletions';
import { checkKey } from './checks/key';
import { checkLive } from './checks/live';
import { checkAccount, checkBilling, checkPolicy, checkServices } from './checks/project';
import { checkSecrets } from './checks/secrets';
import {
  checkAddresses,
  checkFunctionSettings,
  checkNotAsked,
  checkRules,
  checkSettings,
  checkWorkingTree,
} from './checks/settings';
import { checkSignIn } from './checks/sign-in';
import { type Finding, fail, unknown } from './findings';
import type { Google } from './google';
import { explainError } from './refusals';
import type { Release } from './release';

type Check = (release: Release, google: Google, mayDelete: boolean) => Promise<Finding[]>;

/** The checks that ask Google, in the order of the report. */
const CHECKS: readonly (readonly [string, Check])[] = [
  ['billing', checkBilling],
  ['APIs', checkServices],
  ['the account of the functions', checkAccount],
  ["the organisation's policy", checkPolicy],
  ['sign-in', checkSignIn],
  ['secrets', checkSecrets],
  ['the database', checkDatabase],
  ['indexes', checkIndexes],
  ['times to live', checkTtls],
  ['functions', checkFunctions],
  ['the API key', checkKey],
  ['App Check', checkAppCheck],
  ['the live release', checkLive],
];

function checkHere(release: Release): Finding[] {
  return [
    ...checkSettings(release),
    ...checkAddresses(release),
    ...checkFunctionSettings(release),
    ...checkRules(release),
    ...checkWorkingTree(release),
  ];
}

/** The checks without an answer, one line for each reason. */
function tellUnasked(unasked: ReadonlyMap<string, readonly string[]>): Finding[] {
  return [...unasked].map(([why, what]) => unknown(`Not asked: ${what.join(', ')}. ${why}`));
}

/** Every finding before a deployment, in plain lines. */
export async function check(
  release: Release,
  google: Google,
  mayDelete = false,
): Promise<Finding[]> {
  const findings = checkHere(release);
  const unasked = new Map<string, string[]>();
  for (const [what, ask] of CHECKS) {
    try {
      findings.push(...(await ask(release, google, mayDelete)));
    } catch (error) {
      const { words, stopsAll } = explainError(error, release.project);
      if (stopsAll) return [...findings, fail(words)];
      unasked.set(words, [...(unasked.get(words) ?? []), what]);
    }
  }
  return [...findings, ...tellUnasked(unasked), ...checkNotAsked()];
}
