// This import comes first, because it sets the ports and folders of everything else.
import './testing/test-settings';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  enforceRules,
  forgetDocuments,
  type Project,
  RulesError,
} from '../tests/support/rules/rules-emulator';
import { startEmulators } from './emulators/emulators';
import { collectTests } from './rules/mutants/collect-tests';
import type { RulesTest } from './rules/mutants/collector';
import { exceptions } from './rules/mutants/exceptions/exceptions';
import { countByKind, type Mutant, makeMutants } from './rules/mutants/make-mutants';
import { type PlacedTest, placeTest, recordRequests } from './rules/mutants/requests';
import { countKill, firstFailure, type Kills, likeliestFirst } from './rules/mutants/run-tests';
import { collectionsOfLine, sliceRules } from './rules/mutants/slice';
import { thinRules, thinTests } from './rules/mutants/thin';
import { OUTBOX, ROOT } from './support/local-project';

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

/** The kills of earlier runs on this machine: most mutants fall to the same test again. */
const KILLS = join(ROOT, 'node_modules/.cache/mutant-kills.json');

/** An emulator keeps all that it compiled: after 300 mutants it holds 7 GB and takes seconds. */
const MUTANTS_OF_AN_EMULATOR = 200;

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

const failsAlways = (test: RulesTest) => new Error(`Fails without any mutant: ${test.name}`);

/** The tests and what each asks. One that fails without a mutant would seem to kill every mutant. */
async function placeTests(tests: readonly RulesTest[]): Promise<PlacedTest[]> {
  const placed: PlacedTest[] = [];
  const runs = tests.map((test) => ({
    ...test,
    run: async () => placed.push(await placeTest(test)),
  }));
  await enforceRules(committed);
  const broken = await firstFailure(runs, async () => {});
  if (broken) throw failsAlways(broken);
  // The rules never check the other tests.
  return placed.filter(({ collections }) => collections.size > 0);
}

const isWithin = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) =>
  [...inner].every((name) => outer.has(name));

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some((name) => other.has(name));

/** A test that fails, and the collections whose rules were in force. */
interface Kill {
  readonly killer: PlacedTest;
  readonly collections: ReadonlySet<string>;
}

/** No test kills a mutant that does not compile. Throws any other error, which could look alike. */
function unlessRules(error: unknown): undefined {
  if (!(error instanceof RulesError)) throw error;
}

/** The first failure, with only the rules that the tests ask for: compiling takes most of the time. */
async function findKill(rules: string, tests: readonly PlacedTest[]): Promise<Kill | undefined> {
  let waiting = tests;
  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    const { collections } = next;
    const able = waiting.filter((test) => isWithin(test.collections, collections));
    const inForce = enforcer(sliceRules(rules, collections));
    const killer = await firstFailure(able, inForce).catch(unlessRules);
    if (killer) return { killer, collections };
    waiting = waiting.filter((test) => !able.includes(test));
  }
  return undefined;
}

/** Throws if a killer also fails without a mutant, and so has killed nothing. */
async function mustPass(kills: readonly Kill[]): Promise<void> {
  const keyOf = ({ collections }: Kill) => [...collections].sort().join();
  const groups = new Map(kills.map((kill) => [keyOf(kill), kill.collections]));
  for (const [key, collections] of groups) {
    const killers = new Set(
      kills.filter((kill) => keyOf(kill) === key).map(({ killer }) => killer),
    );
    const broken = await firstFailure([...killers], enforcer(sliceRules(committed, collections)));
    if (broken) throw failsAlways(broken);
  }
}

const compiles = (rules: string) =>
  enforceRules(rules, ['usual']).then(
    () => true,
    (error) => unlessRules(error) ?? false,
  );

const start = () => startEmulators({ only: ['firestore'], outbox: OUTBOX });

if (words.includes('--count')) {
  const all = makeMutants(committed);
  const ofKinds = countByKind(all);
  for (const [kind, count] of ofKinds) console.log(`${kind}: ${count}`);
  console.log(`${ofKinds.size} kinds, ${all.length} mutants`);
  process.exit();
}

mkdirSync(dirname(KILLS), { recursive: true });
recordRequests();
let emulators = await start();
const { tests: collected, close } = await collectTests();
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
const tests = await placeTests(collected);
console.log(`${tests.length} tests, ${mutants.length} mutants`);

const counts: Kills = new Map(existsSync(KILLS) ? JSON.parse(readFileSync(KILLS, 'utf8')) : []);
const kills: Kill[] = [];
const survivors: Mutant[] = [];
const started = Date.now();
for (const [place, mutant] of mutants.entries()) {
  if (place > 0 && place % MUTANTS_OF_AN_EMULATOR === 0) {
    await emulators.stop();
    emulators = await start();
  }
  const rules = thinRules(mutant, committed);
  const met = collectionsOfLine(committed, mutant.line);
  const able = thinTests(mutant, committed, tests).filter(
    ({ collections }) => met === undefined || meet(collections, met),
  );
  const kill = await findKill(rules, likeliestFirst(mutant, able, counts));
  if (kill === undefined) {
    survivors.push(mutant);
    const fate = (await compiles(rules)) ? 'survived' : 'does not compile';
    console.log(`${fate}: ${report(mutant)}`);
  } else {
    kills.push(kill);
    countKill(counts, mutant, kill.killer);
    if (chosen.length > 0) console.log(`killed: ${report(mutant)} by "${kill.killer.name}"`);
  }
  if ((place + 1) % 50 === 0) {
    const soFar = Math.round((Date.now() - started) / 1000);
    writeFileSync(KILLS, JSON.stringify([...counts]));
    console.log(`${place + 1} of ${mutants.length} tried after ${soFar} s`);
  }
}
writeFileSync(KILLS, JSON.stringify([...counts]));
await mustPass(kills);
await close();
await emulators.stop();

const killed = mutants.length - survivors.length;
const score = ((100 * killed) / Math.max(mutants.length, 1)).toFixed(1);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${seconds} s`);
console.log(`${killed} killed, ${survivors.length} survived, score ${score} %`);
process.exit(survivors.length === 0 ? 0 : 1);
