import { Failure } from '../support/failure';
import { check } from './check';
import { type Finding, lineOf } from './findings';
import type { Release } from './release';
import { smokeTest } from './smoke';
import { type DeployTools, deploySteps } from './steps';

/**
 * The dependencies of a whole run; `build` builds the site and returns the configuration's path.
 */
interface RunTools extends Omit<DeployTools, 'config'> {
  readonly build: () => Promise<string>;
}

/** Prints the findings, and stops if one of them must be mended first. */
function report(findings: readonly Finding[], say: DeployTools['say'], end: string) {
  for (const finding of findings) say(lineOf(finding));
  const failed = findings.filter(({ level }) => level === 'fail').length;
  if (failed > 0) throw new Failure(`\n${failed} to mend (✗). ${end}`);
}

/** Checks, builds, deploys and tries the live site. Throws a Failure if it cannot continue. */
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
