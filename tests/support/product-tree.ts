import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What the commands read. */
const SOURCES = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'functions/package.json',
  'functions/src',
  'public',
  'rules',
  'src',
  'tools',
];

/** A copy of the product in a separate folder, in which files are changed and commands run. */
export interface ProductTree {
  readonly path: string;
  /** Runs a file of `tools/`; rejects if it fails. */
  run(tool: string, env?: NodeJS.ProcessEnv): Promise<unknown>;
  remove(): void;
}

/** Makes a copy of the product, on which nothing has been run. */
export function copyProduct(): ProductTree {
  const path = mkdtempSync(join(tmpdir(), 'product-'));
  for (const source of SOURCES) cpSync(source, join(path, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(path, 'node_modules'));
  return {
    path,
    run: (tool, env) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', `tools/${tool}`], {
        cwd: path,
        env: { ...process.env, NODE_ENV: 'production', LOCAL_RUN: '', ...env },
      }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
