// This import comes first, because it sets the ports and folders of everything else.
import './testing/test-settings';
import { readFileSync } from 'node:fs';
import {
  enforceRules,
  forgetDocuments,
  type Project,
  RulesError,
} from '../tests/support/rules/rules-emulator';
import { startEmulators } from './emulators/emulators';
import { collectTests } from './rules/mutants/collect-tests';
import type { RulesTest } from './rules/mutants/collector';
import { exceptions } from './rules/mutants/exceptions';
import { type Mutant, makeMutants } from './rules/mutants/make-mutants';
import { firstFailure, likeliestFirst } from './rules/mutants/run-tests';
import { OUTBOX } from './support/local-project';

// Removes or weakens one condition of firestore.rules at a time and runs the tests of the rules
// until one fails, on a separate emulator. Words on the command line choose the mutants whose line
// of the report contains one of them, and print which test killed each. `--part=2/4` tries the
// second quarter of them.

const committed = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));
const [part = 1, parts = 1] = words
  .filter((word) => word.startsWith('--part='))
  .flatMap((word) => word.slice('--part='.length).split('/').map(Number));

/** An emulator keeps all that it compiled: after 300 mutants it holds 7 GB and takes seconds. */
const MUTANTS_OF_AN_EMULATOR = 200;

const report = ({ line, place, change }: Mutant) => `firestore.rules:${line} (${place}) ${change}`;

/** The first test that fails with these rules, which a project gets when a test first needs them. */
function failureWith(rules: string, tests: readonly RulesTest[]): Promise<RulesTest | undefined> {
  const enforced = new Map<Project, Promise<void>>();
  const enforce = async (project: Project) => {
    // Documents of earlier mutants would only slow lists down.
    await forgetDocuments(project);
    await enforceRules(rules, [project]);
  };
  return firstFailure(tests, ({ projects }) =>
    Promise.all(
      projects.map((project) => {
        const enforcing = enforced.get(project) ?? enforce(project);
        enforced.set(project, enforcing);
        return enforcing;
      }),
    ),
  );
}

/** Throws if a test fails without a mutant: it would seem to kill every one. */
async function mustPass(tests: readonly RulesTest[]): Promise<void> {
  const broken = await failureWith(committed, tests);
  if (broken) throw new Error(`Fails without any mutant: ${broken.name}`);
}

/** What became of a mutant: the test that noticed it, or why none did. */
async function tryMutant(mutant: Mutant, tests: readonly RulesTest[]): Promise<RulesTest | string> {
  try {
    const killer = await failureWith(mutant.source, likeliestFirst(mutant, tests));
    return killer ?? 'survived';
  } catch (error) {
    // Any other error could look like a mutant that was noticed.
    if (!(error instanceof RulesError)) throw error;
    return 'does not compile';
  }
}

const start = () => startEmulators({ only: ['firestore'], outbox: OUTBOX });

let emulators = await start();
const { tests, close } = await collectTests();
await mustPass(tests);
const asked = makeMutants(committed).filter(
  (mutant) => chosen.length === 0 || chosen.some((word) => report(mutant).includes(word)),
);
const mine = asked.filter((_, at) => Math.floor((at * parts) / asked.length) === part - 1);
const excuseOf = (mutant: Mutant) =>
  exceptions.find(
    ({ place, near = '', change }) =>
      place === mutant.place && mutant.near.includes(near) && change === mutant.change,
  );
const excused = mine.filter((mutant) => excuseOf(mutant) !== undefined);
const mutants = mine.filter((mutant) => !excused.includes(mutant));
for (const mutant of excused)
  console.log(`excused: ${report(mutant)}: ${excuseOf(mutant)?.reason}`);
console.log(`${tests.length} tests, ${mutants.length} mutants`);

const killers = new Set<RulesTest>();
let survived = 0;
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
for (const [place, mutant] of mutants.entries()) {
  if (place > 0 && place % MUTANTS_OF_AN_EMULATOR === 0) {
    await emulators.stop();
    emulators = await start();
  }
  const fate = await tryMutant(mutant, tests);
  if (typeof fate === 'string') {
    survived += 1;
    console.log(`${fate}: ${report(mutant)}`);
  } else {
    killers.add(fate);
    if (chosen.length > 0) console.log(`killed: ${report(mutant)} by "${fate.name}"`);
  }
  if ((place + 1) % 50 === 0)
    console.log(`${place + 1} of ${mutants.length} tried after ${seconds()} s`);
}
await mustPass([...killers]);
await close();
await emulators.stop();

const killed = mutants.length - survived;
const score = ((100 * killed) / Math.max(mutants.length, 1)).toFixed(1);
console.log(`${seconds()} s`);
console.log(`${killed} killed, ${survived} survived, score ${score} %`);
process.exit(survived === 0 ? 0 : 1);
