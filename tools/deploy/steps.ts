import { Failure } from '../support/failure';
import { databaseOf } from './checks/database';
import { functionsToDelete, listIndexes } from './checks/deletions';
import { siteOf } from './checks/live';
import { type Google, type Outcome, read } from './google';
import { explain } from './refusals';
import type { Release } from './release';
import { rulesInForce } from './rules-releases';

/** The dependencies of a deployment besides Google. */
export interface DeployTools {
  readonly google: Google;
  /** The configuration for firebase-tools. */
  readonly config: string;
  /** Prints the progress for the person. */
  readonly say: (words: string) => void;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Writes the documents that staff change later: games, and rates from version 1 on. */
  readonly storeFirstData: () => Promise<void>;
  /** Whether to delete what is no longer in the checkout. */
  readonly mayDelete: boolean;
}

/**
 * Pauses between retries of calls that Google refuses at their first use, in ms; seven and a half
 * minutes in total.
 */
const WAITS_MS = [30_000, 60_000, 120_000, 240_000];
const INDEX_POLL_MS = 20_000;
/** An index of a large collection may take hours. The person then runs the command again. */
const INDEX_POLLS = 90;
const TAIL_LINES = 12;

const tailOf = (printed: string) => printed.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');

/** Runs a command of firebase-tools until it succeeds, or until waiting does not help. */
async function firebase(
  { google, config, say, pause }: DeployTools,
  project: string,
  args: readonly string[],
): Promise<void> {
  const attempt = (): Promise<Outcome> => google.firebase([...args, '--config', config]);
  let outcome = await attempt();
  for (const [at, wait] of WAITS_MS.entries()) {
    if (outcome.code === 0) return;
    const refusal = explain(outcome.printed, project);
    if (!refusal?.passes) break;
    say(`${refusal.words} Trying again in ${wait / 1000} s (${at + 1} of ${WAITS_MS.length}).`);
    await pause(wait);
    outcome = await attempt();
  }
  if (outcome.code === 0) return;
  const words = explain(outcome.printed, project)?.words ?? 'Firebase stopped, see above.';
  throw new Failure(
    `${tailOf(outcome.printed)}\n\n${words}\nThe deployment stopped here. Run it again once that is done: what is deployed already stays and does no harm.`,
  );
}

async function makeDatabase(tools: DeployTools, { project, bank: { location } }: Release) {
  if ((await read(tools.google, databaseOf(project))) !== undefined) return;
  tools.say(`Making the database in ${location}…`);
  await firebase(tools, project, [
    'firestore:databases:create',
    '(default)',
    '--location',
    location,
    '--delete-protection',
    'ENABLED',
    '--point-in-time-recovery',
    'ENABLED',
  ]);
}

async function deployIndexes(tools: DeployTools, { project }: Release) {
  const { google, say, pause, mayDelete } = tools;
  say('1/5 Indexes…');
  const force = mayDelete ? ['--force'] : [];
  await firebase(tools, project, ['deploy', '--only', 'firestore:indexes', ...force]);
  for (let polls = 0; polls < INDEX_POLLS; polls += 1) {
    const building = (await listIndexes(project, google)).filter(
      ({ state }) => state === 'CREATING',
    );
    if (building.length === 0) return;
    say(`Indexes are being built, ${building.length} to go. The release before goes on meanwhile…`);
    await pause(INDEX_POLL_MS);
  }
  throw new Failure(
    'The indexes are not built after half an hour. Nothing else was deployed. Run the command again later.',
  );
}

async function deployFunctions(tools: DeployTools, release: Release) {
  tools.say('3/5 Functions (some minutes)…');
  // Without --force, firebase-tools asks whether functions may be retried. With it, firebase-tools
  // also deletes, so this asks once more if the check could not.
  const gone = tools.mayDelete ? [] : await functionsToDelete(release, tools.google);
  if (gone.length > 0)
    throw new Failure(
      `These functions would be deleted: ${gone.join(', ')}. Add --delete if that is meant.`,
    );
  await firebase(tools, release.project, ['deploy', '--only', 'functions', '--force']);
}

/** The message of a release, which `--rollback` reads. */
export const messageOf = (commit: string, ruleset: string | undefined): string =>
  `commit ${commit}${ruleset === undefined ? '' : ` rules ${ruleset.split('/').at(-1)}`}`;

/**
 * Deploys a release in an order in which both releases work at any moment: indexes and rules serve
 * the previous one too, and the site comes once everything it needs is there. Throws a Failure with
 * a remedy if it cannot continue.
 */
export async function deploySteps(tools: DeployTools, release: Release): Promise<void> {
  const { google, say, storeFirstData } = tools;
  const { project, commit } = release;
  await makeDatabase(tools, release);
  await deployIndexes(tools, release);
  say('2/5 Rules…');
  await firebase(tools, project, ['deploy', '--only', 'firestore:rules']);
  const ruleset = (await rulesInForce(project, google))?.rulesetName;
  await deployFunctions(tools, release);
  say('4/5 Site…');
  const message = messageOf(commit, ruleset);
  await firebase(tools, project, ['deploy', '--only', 'hosting', '--message', message]);
  say('5/5 First data, where it is missing…');
  await storeFirstData();
  say(`Deployed ${commit.slice(0, 9)} to ${(await siteOf(project, google)).url}.`);
}
