import { Failure } from '../support/failure';
import { check } from './check';
import { type Finding, lineOf } from './findings';
import type { Release } from './release';
import { smokeTest } from './smoke';
import { type DeployTools, deploySteps } from './steps';

/** What a whole run works with; `build` builds the site and returns the configuration's path. */
interface RunTools extends Omit<DeployTools, 'config'> {
  readonly build: () => Promise<string>;
}

/** Tells what was found, and stops where something has to be mended. */
function report(findings: readonly Finding[], say: DeployTools['say'], end: string) {
  for (const finding of findings) say(lineOf(finding));
  const failed = findings.filter(({ level }) => level === 'fail').length;
  if (failed > 0) throw new Failure(`\n${failed} to mend (✗). ${end}`);
}

/** Checks, builds, deploys and tries the live site. Throws a Failure where it cannot go on. */
export async function checkAndDeploy(
  tools: RunTools,
  release: Release,
  onlyCheck: boolean,
): Promise<void> {
  const { google, say, pause, mayDelete, build } = tools;
  report(await check(release, google, mayDelete), say, 'Nothing was deployed.');
  if (onlyCheck) return;
  say('Building…');
  await deploySteps({ ...tools, config: await build() }, release);
  say('Trying the live site…');
  report(await smokeTest(release, google, pause), say, 'The release is live all the same.');
}
