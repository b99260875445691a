import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../support/failure';
import type { LiveRelease } from './checks/live';

/** Fails if a folder does not hold a site that `npm run deploy` built for this project. */
export function requireBuiltFor(project: string | undefined, folder: string): void {
  const file = join(folder, 'release.json');
  const built = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as LiveRelease)
    : undefined;
  if (project === undefined || built?.project !== project)
    throw new Failure(
      `dist holds no site that was built for ${project}. Deploy with "npm run deploy -- --project ${project}".`,
    );
}
