import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './tools/vite/chunk-groups.ts';
import { classNames } from './tools/vite/class-names.ts';
import { fetchFirst } from './tools/vite/fetch-first.ts';
import { gameList } from './tools/vite/game-list.ts';
import { smallerBuilds } from './tools/vite/smaller-builds.ts';

/** Tests by what they need: `unit` nothing, `functions` an SMTP port, the others the emulators. */
const nodeProject = (name: string, timeout = 30_000, setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    setupFiles,
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

/** Tests that replace modules: nobody shares theirs. */
const ISOLATED = 'tests/**/*.isolated.test.{ts,tsx}';

const unitProject = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment: 'happy-dom' as const,
    include,
    exclude: ['tests/{rules,data,functions,hosting,e2e}/**', ...exclude],
    setupFiles: ['tests/support/unit-setup.ts'],
    env: { VITE_COSMETICS_URL: 'https://catalogue.test/items' },
    isolate: name === 'isolated',
    // Queries by role are slow without a real browser, all the more on a busy machine.
    testTimeout: 30_000,
  },
});

export default defineConfig({
  plugins: [react(), gameList(), smallerBuilds(), chunkGroups(), fetchFirst(), classNames()],
  // Short, and the same in the client's build and in the one that prerenders.
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  test: {
    // Test files share a worker's modules: loading the product anew for each takes most of the time.
    maxWorkers: 2,
    pool: 'threads',
    isolate: false,
    projects: [
      unitProject('unit', ['tests/**/*.test.{ts,tsx}'], [ISOLATED]),
      unitProject('isolated', [ISOLATED]),
      nodeProject('rules', 30_000, ['tests/support/rules/rules-setup.ts']),
      nodeProject('data', 60_000),
      nodeProject('functions', 60_000),
      nodeProject('hosting', 60_000),
    ],
  },
});
