import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { firestoreJarEnvironment } from '../emulators/firestore-jar';
import { Failure } from '../support/failure';
import { exitCode } from '../support/processes/processes';

interface Downloads {
  getDownloadDetails(emulator: 'firestore'): { readonly downloadPath: string };
}

/** The JAR of the Firestore emulator, found in the same way as the emulators find it. */
function firestoreJar(): string {
  const { FIRESTORE_EMULATOR_BINARY_PATH: found = process.env.FIRESTORE_EMULATOR_BINARY_PATH } =
    firestoreJarEnvironment();
  if (found !== undefined) return found;
  const require = createRequire(import.meta.url);
  const downloads = require('firebase-tools/lib/emulator/downloadableEmulators') as Downloads;
  const { downloadPath } = downloads.getDownloadDetails('firestore');
  if (existsSync(downloadPath)) return downloadPath;
  throw new Failure(
    'The rules cannot be compiled here. Run "npx firebase setup:emulators:firestore" once.',
  );
}

/**
 * The size of the compiled rules of a file in bytes, as Firestore counts it (see
 * CompiledSize.java). Fails if they do not compile or Java has no compiler.
 */
export async function compiledSize(rules: string): Promise<number> {
  const source = join(import.meta.dirname, 'CompiledSize.java');
  const child = spawn('java', ['-XX:TieredStopAtLevel=1', '-cp', firestoreJar(), source, rules]);
  let printed = '';
  let problems = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (problems += data));
  if ((await exitCode(child)) === 0) return Number(printed);
  throw new Failure(
    problems.includes('jdk.compiler')
      ? 'This Java cannot compile. Install a JDK, for example Debian’s default-jdk-headless.'
      : `The rules do not compile.\n${problems}`,
  );
}
