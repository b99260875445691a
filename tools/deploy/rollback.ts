import { Failure } from '../support/failure';
import { siteOf } from './checks/live';
import { type Google, read, send } from './google';
import { enforceRules } from './rules-releases';

/** A release of the site, newest first in Google's list. */
interface HostingRelease {
  readonly type?: string;
  readonly message?: string;
  readonly releaseTime?: string;
  readonly version?: { readonly name: string; readonly status?: string };
}

const API = 'https://firebasehosting.googleapis.com/v1beta1';

/** The commit and the rules that `deploySteps` wrote into the message of a release. */
const readMessage = (message = '') => {
  const [, commit, ruleset] = /^commit (\w+)(?: rules ([\w-]+))?/.exec(message) ?? [];
  return { commit, ruleset };
};

/**
 * Restores the site and the rules of the previous release. The site comes first: today's rules
 * accept its requests. Functions and indexes stay, because they serve both releases.
 */
export async function rollBack(
  project: string,
  google: Google,
  say: (words: string) => void,
): Promise<void> {
  const site = await siteOf(project, google);
  const url = `${API}/sites/${site.id}/channels/live/releases`;
  const newest = await read<{ releases?: HostingRelease[] }>(google, `${url}?pageSize=25`);
  const releases = newest?.releases ?? [];
  const live = releases[0]?.version?.name;
  const earlier = releases.find(
    ({ version }) =>
      version !== undefined && version.name !== live && version.status === 'FINALIZED',
  );
  if (live === undefined || earlier?.version === undefined)
    throw new Failure('There is no release before this one. Nothing was changed.');
  const { commit, ruleset } = readMessage(earlier.message);
  say(`Putting the site of ${commit?.slice(0, 9) ?? earlier.releaseTime} back…`);
  await send(google, 'POST', `${url}?versionName=${earlier.version.name}`, {
    type: 'ROLLBACK',
    message: earlier.message,
  });
  if (ruleset === undefined) {
    say('That release does not say which rules it had. The rules stay as they are.');
  } else {
    say('Putting its rules back…');
    await enforceRules(project, google, ruleset);
  }
  say(`Done: ${site.url}. Functions and indexes stay; they serve both releases.`);
  say('Open pages go on with the newer site until they are loaded anew.');
}
