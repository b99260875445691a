import { type Finding, fail, ok } from '../findings';
import { type Google, read } from '../google';
import type { Release } from '../release';

/** What is answered where the bank has none yet; a secret of our own is made on the spot. */
const answerFor = (name: string) =>
  name === 'KEYS_SECRET'
    ? 'answer with a long random text, such as that of "openssl rand -base64 48"'
    : 'where there is no key, answer "none"';

interface Version {
  readonly state: string;
}

/**
 * The secrets that the functions declare. Google refuses an empty secret, so an enabled version is
 * never empty and this check never reads one.
 */
export async function checkSecrets(
  { functions, project }: Release,
  google: Google,
): Promise<Finding[]> {
  const names = functions.params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const findings = await Promise.all(
    names.map(async (name): Promise<Finding> => {
      const secret = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`;
      const todo = `Run "npx firebase functions:secrets:set ${name} --project ${project}"; ${answerFor(name)}.`;
      const latest = await read<Version>(google, `${secret}/versions/latest`);
      if (latest?.state === 'ENABLED') return ok(`The secret ${name} has a value.`);
      if (latest !== undefined)
        return fail(`The newest version of the secret ${name} is switched off. ${todo}`);
      if ((await read(google, secret)) === undefined)
        return fail(`The secret ${name} is missing. ${todo}`);
      return fail(`The secret ${name} has no value; every deployment fails until it has. ${todo}`);
    }),
  );
  return findings;
}
