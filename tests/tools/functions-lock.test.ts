import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type FunctionsManifest,
  functionsLock,
  type Lockfile,
} from '../../tools/support/functions-lock';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const manifest: FunctionsManifest = read('functions/package.json');
const root: Lockfile = read('package-lock.json');
const committed: Lockfile = read('functions/package-lock.json');

describe('the lockfile of the deployed functions', () => {
  it('pins the packages of the checkout (npm run lock:functions)', () => {
    expect(committed).toEqual(JSON.parse(JSON.stringify(functionsLock(manifest, root))));
  });

  it('pins every package that functions/package.json names, by version and content', () => {
    for (const name of Object.keys(manifest.dependencies))
      expect(committed.packages[`node_modules/${name}`]).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        integrity: expect.stringMatching(/^sha512-/),
      });
  });

  it('is deployed with the functions', () => {
    expect(read('firebase.json').functions.ignore).not.toContain('package-lock.json');
  });
});

const rootLock = (packages: Lockfile['packages']): Lockfile => ({ lockfileVersion: 3, packages });
const needing = (...names: string[]): FunctionsManifest => ({
  name: 'functions',
  dependencies: Object.fromEntries(names.map((name) => [name, '^1.0.0'])),
});

describe('a lockfile made from the checkout’s', () => {
  it('holds only the needed packages, each where Node finds it', () => {
    const lock = functionsLock(
      needing('a'),
      rootLock({
        'functions/node_modules/a': { version: '1.1.0', dependencies: { b: '1', c: '1' } },
        'node_modules/a': { version: '2.0.0' },
        'node_modules/b': { version: '1.0.0', dependencies: { c: '2' } },
        'node_modules/b/node_modules/c': { version: '2.0.0' },
        'node_modules/c': { version: '1.0.0' },
        'node_modules/other': { version: '1.0.0' },
      }),
    );
    const versions = Object.entries(lock.packages).map(([place, { version }]) => [place, version]);
    expect(Object.fromEntries(versions.slice(1))).toEqual({
      'node_modules/a': '1.1.0',
      'node_modules/b': '1.0.0',
      'node_modules/b/node_modules/c': '2.0.0',
      'node_modules/c': '1.0.0',
    });
  });

  it('marks what only optional packages need, and leaves optional peers out', () => {
    const { packages } = functionsLock(
      needing('a'),
      rootLock({
        'node_modules/a': {
          version: '1.0.0',
          optionalDependencies: { b: '1', missing: '1' },
          peerDependencies: { c: '1', d: '1' },
          peerDependenciesMeta: { d: { optional: true } },
        },
        'node_modules/b': { version: '1.0.0', dependencies: { e: '1' } },
        'node_modules/c': { version: '1.0.0', dev: true },
        'node_modules/d': { version: '1.0.0' },
        'node_modules/e': { version: '1.0.0', devOptional: true },
      }),
    );
    expect(JSON.parse(JSON.stringify(packages))).toMatchObject({
      'node_modules/b': { version: '1.0.0', optional: true },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0', optional: true },
    });
    expect(packages).not.toHaveProperty(['node_modules/d']);
    expect(packages['node_modules/c']).not.toHaveProperty('dev');
  });

  it('is refused if a package is missing or would stand twice at one place', () => {
    expect(() => functionsLock(needing('a'), rootLock({}))).toThrow('lacks a');
    const twice = rootLock({
      'functions/node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/a': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0', dependencies: { a: '2' } },
    });
    expect(() => functionsLock(needing('a'), twice)).toThrow('two packages');
  });
});
