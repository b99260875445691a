import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FunctionsManifest, functionsLock, type Lockfile } from './support/functions-lock';
import { ROOT } from './support/local-project';

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as unknown;

/**
 * `npm run lock:functions`: pins the packages of the deployed functions to those of the checkout.
 */
const lock = functionsLock(
  read('functions/package.json') as FunctionsManifest,
  read('package-lock.json') as Lockfile,
);
writeFileSync(join(ROOT, 'functions/package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
