import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bankPage } from './tools/vite/bank-page.ts';
import { bankSignIn } from './tools/vite/bank-sign-in.ts';
import { chunkGroups } from './tools/vite/chunk-groups.ts';
import { classNames } from './tools/vite/class-names.ts';
import { fetchFirst } from './tools/vite/fetch-first.ts';
import { gameList } from './tools/vite/game-list.ts';
import { smallerBuilds } from './tools/vite/smaller-builds.ts';

/** Tests that run in Node; those with a folder of the backend need the emulators. */
const nodeProject = (
  name: string,
  folders: string,
  setup: { setupFiles?: string; globalSetup?: string } = {},
) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    exclude: NIGHTLY,
    include: [`tests/${folders}/**/*.test.ts`],
    ...setup,
    testTimeout: 60_000,
    // The emulator compiles the rules for seconds, and for a minute on a busy machine.
    hookTimeout: 180_000,
  },
});

/**
 * Tests of random lives and values, of every odd field, and those that start whole sets of emulators, go through
 * started functions for what their parts prove, compile the rules for each test or add to a copy of the product:
 * only `npm run test:full`.
 */
const NIGHTLY = process.env.TEST_FULL ? [] : ['tests/**/*.nightly.test.ts'];

const SCREENS = 'tests/{app,browser,data-unit,features,i18n,ui}/**';

/** Tests that replace modules: nobody shares theirs. */
const ISOLATED = `${SCREENS}/*.isolated.test.{ts,tsx}`;

/** Tests of what a browser shows or keeps, without one. */
const screenProject = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment: 'happy-dom' as const,
    include,
    exclude,
    setupFiles: ['plain-react', 'quiet-console', 'screen-setup'].map(
      (name) => `tests/support/${name}.ts`,
    ),
    env: { VITE_COSMETICS_URL: 'https://catalogue.test/items' },
    isolate: name === 'isolated',
    // Queries by role are slow without a real browser, all the more on a busy machine.
    testTimeout: 60_000,
  },
});

export default defineConfig({
  plugins: [
    react(),
    bankPage(),
    bankSignIn(),
    gameList(),
    smallerBuilds(),
    chunkGroups(),
    fetchFirst(),
    classNames(),
  ],
  // Short, and the same in the client's build and in the one that prerenders.
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  test: {
    // Test files share a worker's modules: loading the product anew for each takes most of the time.
    maxWorkers: 2,
    pool: 'threads',
    isolate: false,
    projects: [
      nodeProject('unit', '{acts,architecture,domain,games,service-worker,tools}', {
        setupFiles: 'tests/support/quiet-console.ts',
      }),
      screenProject('screens', [`${SCREENS}/*.test.{ts,tsx}`], [ISOLATED]),
      screenProject('isolated', [ISOLATED]),
      nodeProject('rules', 'rules', {
        globalSetup: 'tests/support/rules/rules-global-setup.ts',
        setupFiles: 'tests/support/rules/rules-setup.ts',
      }),
      nodeProject('data', 'data'),
      nodeProject('functions', 'functions'),
      nodeProject('hosting', 'hosting'),
    ],
  },
});
