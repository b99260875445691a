import { spawnSync } from 'node:child_process';
import { Failure } from './failure';

const OLDEST_JAVA = 11;

/** The major version in the output of `java -version`, or undefined if it contains none. */
export function javaMajor(printed: string): number | undefined {
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? [];
  if (major === undefined) return undefined;
  return major === '1' ? Number(minor) : Number(major);
}

/** Fails with one line when Java, which the Firestore emulator needs, is missing or too old. */
export function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = error === undefined ? javaMajor(stderr) : undefined;
  if (major === undefined || major < OLDEST_JAVA)
    throw new Failure(
      `Java ${OLDEST_JAVA} or newer is needed (found ${major ?? 'none'}). Install a JRE, for example Debian's default-jre-headless.`,
    );
}
