import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The folders of src that each folder may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  bank: ['bank', 'domain'],
  domain: ['domain', 'bank'],
  config: ['config', 'bank'],
  games: ['games', 'domain', 'bank'],
  i18n: ['i18n', 'domain', 'ui', 'browser'],
  records: ['records', 'domain'],
  data: ['data', 'domain', 'records', 'bank', 'browser'],
  ui: ['ui', 'browser'],
  browser: ['browser', 'domain'],
  'service-worker': ['service-worker', 'config'],
  features: ['bank', 'domain', 'games', 'i18n', 'data', 'ui', 'browser', 'config'],
};

function imports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from = '']) => from);
}

function target(file: string, from: string): string[] {
  return normalize(join(dirname(file), from))
    .split('/')
    .slice(1);
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .sort();

const isPartOf = (file: string, folder: string) => file.startsWith(`src/${folder}/`);

/** The imports of a file that its folder may not have, each with the file. */
function forbidden(file: string): string[] {
  const [, folder = '', feature] = file.split('/');
  const mayImport = allowed[folder];
  if (!mayImport)
    return ['app', 'main.tsx', 'vite-env.d.ts', 'entry-server.tsx'].includes(folder) ? [] : [file];
  return imports(file)
    .filter((from) => from.startsWith('.'))
    .filter((from) => {
      const [toFolder = '', toFeature] = target(file, from);
      const sameFeature = folder === 'features' && toFolder === 'features' && toFeature === feature;
      const isFirebase = toFolder === 'data' && toFeature === 'firebase';
      if (isFirebase && !isPartOf(file, 'data/firebase')) return true;
      return !sameFeature && !mayImport.includes(toFolder);
    })
    .map((from) => `${file} imports ${from}`);
}

/** The imports of files that a pattern finds, each with the file. */
function importsLike(pattern: RegExp, of: readonly string[]): string[] {
  return of.flatMap((file) =>
    imports(file)
      .filter((from) => pattern.test(from))
      .map((from) => `${file} imports ${from}`),
  );
}

describe('import direction', () => {
  it('looks at the whole of src', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('each file of src imports only what its folder may', () => {
    expect(files.flatMap(forbidden)).toEqual([]);
  });

  it('only src/data/firebase imports Firebase', () => {
    const others = files.filter((file) => !isPartOf(file, 'data/firebase'));
    expect(importsLike(/^(@?firebase)(\/|$)/, others)).toEqual([]);
  });

  it('domain, records and games are plain TypeScript without React', () => {
    const plain = files.filter((file) =>
      ['domain', 'records', 'games'].some((folder) => isPartOf(file, folder)),
    );
    expect(importsLike(/^react/, plain)).toEqual([]);
  });

  it('the functions take only the bank, the domain, the games, the records and the configuration from src', () => {
    const deployed = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `functions/src/${path}`);
    const others = deployed.flatMap((file) =>
      imports(file)
        .filter((from) => from.startsWith('..'))
        .map((from) => normalize(join(dirname(file), from)))
        .filter((path) => !/^(functions\/src|src\/(bank|domain|games|records|config))\//.test(path))
        .map((path) => `${file} imports ${path}`),
    );
    expect(others).toEqual([]);
  });
});
