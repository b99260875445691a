// This import comes first, because it sets the ports and folders of everything else.
import './testing/test-settings';
import { readFileSync } from 'node:fs';
import { enforceRules, forgetDocuments, type Project } from '../tests/support/rules/rules-emulator';
import { startEmulators } from './emulators/emulators';
import { collectTests } from './rules/mutants/collect-tests';
import type { PlacedTest } from './rules/mutants/collector';
import { exceptions } from './rules/mutants/exceptions';
import { countByKind, type Mutant, makeMutants } from './rules/mutants/make-mutants';
import { countKill, firstFailure, type Kills, likeliestFirst } from './rules/mutants/run-tests';
import { thinRules, thinTests } from './rules/mutants/thin';
import { OUTBOX } from './support/local-project';

// Removes or weakens one condition of firestore.rules at a time and runs the tests of the rules
// until one fails, on a separate emulator. Words on the command line choose the mutants whose line
// of the report contains one of them, and print which test killed each. `--count` only counts the
// mutants of each kind, and `--part=2/4` tries the second quarter of them.

const committed = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));
const [part = 1, parts = 1] = words
  .filter((word) => word.startsWith('--part='))
  .flatMap((word) => word.slice('--part='.length).split('/').map(Number));

/** An emulator that has compiled many rules takes seconds for the next ones. */
const MUTANTS_OF_AN_EMULATOR = 400;

function report({ line, place, change, kind }: Mutant): string {
  return `firestore.rules:${line} (${place}) ${kind}: ${change}`;
}

/** Enforces rules in a project when a test first needs them there, because compiling is slow. */
function enforcer(rules: string): (test: PlacedTest) => Promise<unknown> {
  const enforced = new Map<Project, Promise<void>>();
  const enforce = async (project: Project) => {
    // Documents of earlier mutants would only slow lists down.
    await forgetDocuments(project);
    await enforceRules(rules, [project]);
  };
  const inForce = (project: Project) => {
    const enforcing = enforced.get(project) ?? enforce(project);
    enforced.set(project, enforcing);
    return enforcing;
  };
  return ({ projects }) => Promise.all(projects.map(inForce));
}

/** A test that fails without a mutant would seem to kill every mutant. */
async function mustPass(tests: readonly PlacedTest[], rules: string): Promise<void> {
  const broken = await firstFailure(tests, enforcer(rules));
  if (broken !== undefined) throw new Error(`Fails without any mutant: ${broken.name}`);
}

const compiles = (rules: string) =>
  enforceRules(rules, ['usual']).then(
    () => true,
    () => false,
  );

const start = () => startEmulators({ only: ['firestore'], outbox: OUTBOX });

if (words.includes('--count')) {
  const all = makeMutants(committed);
  const counts = countByKind(all);
  for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
  console.log(`${counts.size} kinds, ${all.length} mutants`);
  process.exit();
}

let emulators = await start();
const { tests, close } = await collectTests();
const asked = makeMutants(committed).filter(
  (mutant) => chosen.length === 0 || chosen.some((word) => report(mutant).includes(word)),
);
const mine = asked.filter((_, at) => Math.floor((at * parts) / asked.length) === part - 1);
const excuseOf = (mutant: Mutant) =>
  exceptions.find(
    ({ place, near = '', change }) =>
      place === mutant.place && mutant.near.includes(near) && change === mutant.change,
  );
// Every test would run against each of them without result.
const mutants = mine.filter((mutant) => excuseOf(mutant) === undefined);
for (const mutant of mine) {
  const excuse = excuseOf(mutant);
  if (excuse) console.log(`excused: ${report(mutant)}: ${excuse.reason}`);
}
console.log(`${tests.length} tests, ${mutants.length} mutants`);
const unchanged: Mutant = { line: 0, near: '', place: '', change: '', kind: '', source: committed };
await mustPass(thinTests(unchanged, committed, tests), thinRules(unchanged, committed));

const kills: Kills = new Map();
const survivors: Mutant[] = [];
const started = Date.now();
for (const [place, mutant] of mutants.entries()) {
  if (place > 0 && place % MUTANTS_OF_AN_EMULATOR === 0) {
    await emulators.stop();
    emulators = await start();
  }
  const rules = thinRules(mutant, committed);
  const able = likeliestFirst(mutant, thinTests(mutant, committed, tests), kills);
  const killer = await firstFailure(able, enforcer(rules)).catch(() => undefined);
  if (killer === undefined) {
    survivors.push(mutant);
    const fate = (await compiles(rules)) ? 'survived' : 'does not compile';
    console.log(`${fate}: ${report(mutant)}`);
  } else {
    countKill(kills, mutant, killer);
    if (chosen.length > 0) console.log(`killed: ${report(mutant)} by "${killer.name}"`);
  }
  if ((place + 1) % 50 === 0) {
    const soFar = Math.round((Date.now() - started) / 1000);
    console.log(`${place + 1} of ${mutants.length} tried after ${soFar} s`);
  }
}
// A test that would also fail without the mutant has killed nothing.
await mustPass(tests, committed);
await close();
await emulators.stop();

const killed = mutants.length - survivors.length;
const score = ((100 * killed) / Math.max(mutants.length, 1)).toFixed(1);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${seconds} s`);
console.log(`${killed} killed, ${survivors.length} survived, score ${score} %`);
process.exit(survivors.length === 0 ? 0 : 1);
