import { type Google, readAll, send } from './google';

const API = 'https://firebaserules.googleapis.com/v1';

/** The rules that are in force for a service. */
interface RulesRelease {
  readonly name: string;
  readonly rulesetName: string;
  readonly updateTime?: string;
}

/** The rules that are in force for the database, undefined if there are none. */
export async function rulesInForce(
  project: string,
  google: Google,
): Promise<RulesRelease | undefined> {
  const url = `${API}/projects/${project}/releases`;
  const releases = await readAll<RulesRelease>(google, url, 'releases');
  return releases
    .filter(({ name }) => name.includes('/releases/cloud.firestore'))
    .sort((a, b) => (b.updateTime ?? '').localeCompare(a.updateTime ?? ''))[0];
}

/** Puts earlier rules into force; `ruleset` is the last part of their name. */
export async function enforceRules(
  project: string,
  google: Google,
  ruleset: string,
): Promise<void> {
  const current = await rulesInForce(project, google);
  const name = current?.name ?? `projects/${project}/releases/cloud.firestore`;
  const rulesetName = `projects/${project}/rulesets/${ruleset}`;
  await send(google, 'PATCH', `${API}/${name}`, { release: { name, rulesetName } });
}
