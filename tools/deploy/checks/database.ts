import { type Finding, fail, ok, warn } from '../findings';
import { type Google, read } from '../google';
import type { Release } from '../release';

/** The parts of Firestore's description of a database that are read here. */
interface Database {
  readonly locationId: string;
  readonly type: string;
  readonly deleteProtectionState?: string;
  readonly pointInTimeRecoveryEnablement?: string;
}

/** Firestore's name of the project's only database. */
export const databaseOf = (project: string): string =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;

function checkProtection(found: Database, project: string): Finding[] {
  const update = (option: string) =>
    `Run "npx firebase firestore:databases:update '(default)' --${option} ENABLED --project ${project}".`;
  return [
    found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? ok('The database cannot be deleted by mistake.')
      : warn(`Deletion protection is off. ${update('delete-protection')}`),
    found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? ok('The database can be read as it was at any minute of the last seven days.')
      : warn(`Point-in-time recovery is off. ${update('point-in-time-recovery')}`),
  ];
}

/** The location of the database, which never changes, and its protection. */
export async function checkDatabase(
  { project, bank: { location } }: Release,
  google: Google,
): Promise<Finding[]> {
  if (location === '')
    return [
      fail(
        'src/bank/bank.ts names no location of the database: Google would make it in nam5, for good.',
      ),
    ];
  const found = await read<Database>(google, databaseOf(project));
  if (found === undefined)
    return [
      ok(
        `There is no database yet. The deployment makes it in ${location}, for good, with deletion protection and point-in-time recovery.`,
      ),
    ];
  if (found.type !== 'FIRESTORE_NATIVE')
    return [fail('The database is in Datastore mode. Use a new project.')];
  const where =
    found.locationId === location
      ? ok(`The database is in ${location}.`)
      : fail(
          `The database is in ${found.locationId}, src/bank/bank.ts says ${location}, and it can never be moved. Write ${found.locationId} there if that is where it shall be; otherwise use a new project.`,
        );
  return [where, ...checkProtection(found, project)];
}
