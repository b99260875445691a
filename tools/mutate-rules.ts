import { readFileSync } from 'node:fs';
import {
  EMULATOR_HOST,
  enforceRules,
  forgetDocuments,
} from '../tests/support/rules/rules-emulator';
import { collectTests } from './rules/mutants/collect-tests';
import type { RulesTest } from './rules/mutants/collector';
import { exceptions } from './rules/mutants/exceptions';
import { countByKind, type Mutant, makeMutants } from './rules/mutants/make-mutants';
import { countKill, firstFailure, type Kills, likeliestFirst } from './rules/mutants/run-tests';
import { thinRules, thinTests } from './rules/mutants/thin';

// Removes or weakens one condition of firestore.rules at a time and runs the rules tests against
// the running Firestore emulator until one fails. Words on the command line choose the mutants
// whose line of the report holds one of them, and tell which test killed each. `--count` only
// counts the mutants of each kind.

const committed = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
const chosen = process.argv.slice(2);

function report({ line, place, change, kind }: Mutant): string {
  return `firestore.rules:${line} (${place}) ${kind}: ${change}`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A test that fails without a mutant would seem to kill every mutant. */
async function mustPass(tests: readonly RulesTest[]): Promise<void> {
  const broken = await firstFailure(tests);
  if (broken !== undefined) stop(`Fails without any mutant: ${broken.name}`);
}

if (chosen[0] === '--count') {
  const all = makeMutants(committed);
  const counts = countByKind(all);
  for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
  console.log(`${counts.size} kinds, ${all.length} mutants`);
  process.exit();
}

await enforceRules(committed).catch((error: unknown) =>
  stop(`No Firestore emulator enforces the rules at ${EMULATOR_HOST}: ${error}`),
);
const { tests, close } = await collectTests();
const mutants = makeMutants(committed).filter(
  (mutant) => chosen.length === 0 || chosen.some((word) => report(mutant).includes(word)),
);
console.log(`${tests.length} tests, ${mutants.length} mutants`);
await mustPass(tests);
const unchanged: Mutant = { line: 0, near: '', place: '', change: '', kind: '', source: committed };
await enforceRules(thinRules(unchanged, committed));
await mustPass(thinTests(unchanged, committed, tests));

const kills: Kills = new Map();
const survivors: Mutant[] = [];
const started = Date.now();
for (const [place, mutant] of mutants.entries()) {
  // Mails counted for earlier mutants would block an address that this mutant lets through.
  await forgetDocuments();
  const compiles = await enforceRules(thinRules(mutant, committed)).then(
    () => true,
    () => false,
  );
  if (!compiles) {
    survivors.push(mutant);
    console.log(`does not compile: ${report(mutant)}`);
    continue;
  }
  const able = thinTests(mutant, committed, tests);
  const killer = await firstFailure(likeliestFirst(mutant, able, kills));
  if (killer === undefined) survivors.push(mutant);
  else countKill(kills, mutant, killer);
  if (killer === undefined) console.log(`survived: ${report(mutant)}`);
  else if (chosen.length > 0) console.log(`killed: ${report(mutant)} by "${killer.name}"`);
  if ((place + 1) % 50 === 0) {
    const soFar = Math.round((Date.now() - started) / 1000);
    console.log(`${place + 1} of ${mutants.length} tried after ${soFar} s`);
  }
}
await enforceRules(committed);
// A test that fails after a while, whatever the rules say, has killed nothing.
await mustPass(tests);
await close();

const excused = survivors.flatMap((mutant) =>
  exceptions.filter(
    ({ place, near = '', change }) =>
      place === mutant.place && mutant.near.includes(near) && change === mutant.change,
  ),
);
for (const { place, change, reason } of excused) {
  console.log(`excused: (${place}) ${change}: ${reason}`);
}
const counted = mutants.length - excused.length;
const survived = survivors.length - excused.length;
const killed = counted - survived;
const score = ((100 * killed) / Math.max(counted, 1)).toFixed(1);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${seconds} s`);
console.log(`${killed} killed, ${survived} survived, score ${score} %`);
process.exit(survived === 0 ? 0 : 1);
