import { execFileSync } from 'node:child_process';
import { ROOT } from './local-project';

/** The shortened commit of this checkout; `unknown` if there is no history. */
export function currentRelease(): string {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
