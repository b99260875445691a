import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** What each folder of src may import from the others. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  config: ['config'],
  games: ['games', 'domain'],
  i18n: ['i18n', 'domain', 'ui'],
  data: ['data', 'domain'],
  ui: ['ui'],
  'service-worker': ['service-worker', 'config'],
  features: ['domain', 'games', 'i18n', 'data', 'ui', 'config'],
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

describe('import direction', () => {
  it('looks at the whole of src', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it.each(files)('%s imports only what its folder may', (file) => {
    const [, folder = '', feature] = file.split('/');
    const mayImport = allowed[folder];
    if (!mayImport)
      return expect(['app', 'main.tsx', 'vite-env.d.ts', 'entry-server.tsx']).toContain(folder);
    for (const from of imports(file).filter((path) => path.startsWith('.'))) {
      const [toFolder = '', toFeature] = target(file, from);
      const sameFeature = folder === 'features' && toFolder === 'features' && toFeature === feature;
      expect(sameFeature || mayImport.includes(toFolder), `${file} imports ${from}`).toBe(true);
      if (toFolder === 'data' && toFeature === 'firebase') {
        expect(file, `${from} is fetched by src/app only`).toMatch(/^src\/data\/firebase\//);
      }
    }
  });

  it.each(files)('%s leaves Firebase to src/data/firebase', (file) => {
    const firebase = imports(file).filter((from) => /^(@?firebase)(\/|$)/.test(from));
    if (!file.startsWith('src/data/firebase/')) expect(firebase).toEqual([]);
  });

  it.each(files.filter((file) => file.startsWith('src/domain/') || file.startsWith('src/games/')))(
    '%s is plain TypeScript without React',
    (file) => {
      expect(imports(file).filter((from) => /^react/.test(from))).toEqual([]);
    },
  );

  const deployed = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `functions/src/${path}`);

  it.each(deployed)('%s takes only the domain and the configuration from src', (file) => {
    for (const from of imports(file).filter((path) => path.startsWith('..'))) {
      const path = normalize(join(dirname(file), from));
      expect(path, `${file} imports ${from}`).toMatch(/^(functions\/src|src\/(domain|config))\//);
    }
  });
});
