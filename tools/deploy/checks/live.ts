import { type Finding, fail, ok, warn } from '../findings';
import { type Google, readAll } from '../google';
import type { Release } from '../release';

/** A site of Firebase Hosting. */
interface HostingSite {
  readonly name: string;
  readonly defaultUrl: string;
  readonly type?: string;
}

/** The file `release.json`, which a deployment publishes with the site. */
export interface LiveRelease {
  readonly commit: string;
  readonly project: string;
}

/** The project's own site: its id, and its address without a domain. */
export async function siteOf(project: string, google: Google) {
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`;
  const sites = await readAll<HostingSite>(google, url, 'sites');
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  return {
    id: site?.name.split('/').at(-1) ?? project,
    url: site?.defaultUrl ?? `https://${project}.web.app`,
  };
}

/** The live release, undefined if the site does not name one. */
export async function readLive(url: string, google: Google): Promise<LiveRelease | undefined> {
  const answer = await google.visit(`${url}/release.json`, { cache: 'no-store' });
  if (answer.status !== 200) return undefined;
  try {
    return JSON.parse(await answer.text()) as LiveRelease;
  } catch {
    return undefined;
  }
}

/** Whether open pages of the live release can still send what they send. */
function checkOpenPages({ accepts }: Release, live: string): Finding[] {
  const today = accepts();
  const lost = accepts(live).filter((each) => !today.includes(each));
  if (lost.length === 0) return [ok('Open pages of the live release can still send.')];
  return [
    fail(
      `Open pages of the live release send what these rules refuse: ${lost.join(', ')}. Put the mails into rules/earlier-mails.json and the versions of consent into the lists of src/domain, and run "npm run rules".`,
    ),
  ];
}

/** Which release is live, and whether its open pages go on. */
export async function checkLive(release: Release, google: Google): Promise<Finding[]> {
  const live = await readLive((await siteOf(release.project, google)).url, google);
  if (live === undefined) return [ok('No release of this product is live yet.')];
  const since = release.commitsSince(live.commit);
  const name = live.commit.slice(0, 9);
  if (since === 0) return [ok(`Live is ${name}, which is this commit.`)];
  if (since !== undefined)
    return [
      ok(`Live is ${name}, ${since} commits before this one.`),
      ...checkOpenPages(release, live.commit),
    ];
  return [
    warn(
      `Live is ${name}, which is not among the commits of this checkout. Run "git fetch" and look who deployed it, so that their work stays.`,
    ),
  ];
}
