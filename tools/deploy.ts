import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { LiveRelease } from './deploy/checks/live';
import { realGoogle } from './deploy/google';
import { explainError } from './deploy/refusals';
import { type Release, readRelease } from './deploy/release';
import { rollBack } from './deploy/rollback';
import { checkAndDeploy } from './deploy/run';
import { usualSettings } from './deploy/usual-settings';
import { writeDeployConfig } from './hosting/hosting-config';
import { siteSettings } from './hosting/site-settings';
import { withAdmin } from './support/admin';
import { command, Failure } from './support/failure';
import { writeFirstGames } from './support/first/games';
import { writeFirstRates } from './support/first/rates';
import { writeConsentTexts } from './support/first/texts';
import { requireJava } from './support/java';
import { DIST, ROOT } from './support/local-project';
import { npmScript } from './support/processes/processes';

const USAGE = `npm run deploy -- --project ID [--delete]
npm run deploy -- --check --project ID
npm run deploy -- --rollback --project ID
Checks and deploys; only checks; puts the site and the rules of the release before back.
--delete also removes functions, indexes and times to live that this checkout no longer has.`;

const say = (words: string) => console.log(words);

function readArguments() {
  const options = {
    project: { type: 'string' },
    check: { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
    delete: { type: 'boolean', default: false },
  } as const;
  try {
    const { project, ...asked } = parseArgs({ options }).values;
    if (project !== undefined) return { project, ...asked };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
  throw new Failure(USAGE);
}

/** Games and rates, which staff change later, and the texts of consent in a version that is not stored yet. */
const storeFirstData = (project: string) =>
  withAdmin(project, async (admin) => {
    await writeFirstGames(admin);
    await writeFirstRates(admin);
    await writeConsentTexts(admin);
  });

async function build(release: Release): Promise<string> {
  await npmScript('build');
  const { commit, project, functions, functionSettings } = release;
  const live: LiveRelease = { commit, project };
  writeFileSync(join(DIST, 'release.json'), JSON.stringify(live));
  const usual = usualSettings(functions, functionSettings);
  if (usual !== '') appendFileSync(join(ROOT, `functions/.env.${project}`), usual);
  return writeDeployConfig(siteSettings());
}

await command(async () => {
  const asked = readArguments();
  const { project } = asked;
  const google = realGoogle(project);
  try {
    if (asked.rollback) return await rollBack(project, google, say);
    requireJava();
    for (const script of ['rules', 'build:functions']) await npmScript(script);
    const release = await readRelease(project);
    const tools = {
      google,
      say,
      pause,
      mayDelete: asked.delete,
      build: () => build(release),
      storeFirstData: () => storeFirstData(project),
    };
    await checkAndDeploy(tools, release, asked.check);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(explainError(error, project).words);
  }
});
