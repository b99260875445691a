import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../support/failure';
import { ROOT, STATE } from '../support/local-project';
import { exitCode } from '../support/processes/processes';

/** A setting that the functions declare. */
export interface Param {
  readonly name: string;
  readonly type: string;
  readonly default?: string | number | boolean;
}

/** The declarations of the built functions; firebase-tools reads the same when it deploys. */
export interface FunctionsManifest {
  readonly params: readonly Param[];
  readonly endpoints: Readonly<
    Record<
      string,
      {
        readonly omit?: unknown;
        /** A number, or the expression of a setting. */
        readonly maxInstances?: number | string;
        readonly callableTrigger?: object;
        readonly httpsTrigger?: object;
      }
    >
  >;
}

/** Asks the SDK in a separate process what functions/lib declares. */
export async function readFunctionsManifest(project: string): Promise<FunctionsManifest> {
  mkdirSync(STATE, { recursive: true });
  const file = join(STATE, 'functions-manifest.json');
  const sdk = join(ROOT, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const { FUNCTIONS_EMULATOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [sdk], {
    cwd: join(ROOT, 'functions'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, GCLOUD_PROJECT: project, FUNCTIONS_MANIFEST_OUTPUT_PATH: file },
  });
  if ((await exitCode(child)) !== 0) throw new Failure('The built functions cannot be read.');
  return JSON.parse(readFileSync(file, 'utf8')) as FunctionsManifest;
}

/** The functions that these settings deploy; some settings leave functions out. */
export function deployedFunctions(
  { endpoints }: FunctionsManifest,
  settings: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(endpoints).flatMap(([name, { omit }]) => {
    const [, setting] = /^\{\{ params\.(\w+) == false \}\}$/.exec(String(omit)) ?? [];
    return setting !== undefined && settings[setting] !== 'true' ? [] : [name];
  });
}
