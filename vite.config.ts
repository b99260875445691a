import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { fetchFirst } from './tools/vite/fetch-first.ts';
import { fewChunks } from './tools/vite/few-chunks.ts';
import { gameList } from './tools/vite/game-list.ts';
import { slimLibraries } from './tools/vite/slim-libraries.ts';

/** Tests by what they need: `unit` nothing, `functions` an SMTP port, the others the emulators. */
const nodeProject = (name: string, timeout = 30_000) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

export default defineConfig({
  plugins: [react(), gameList(), slimLibraries(), fewChunks(), fetchFirst()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  test: {
    // Test files share a worker's modules: loading the product anew for each takes most of the time.
    maxWorkers: 2,
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{rules,data,functions,hosting,e2e}/**'],
          setupFiles: ['tests/support/unit-setup.ts'],
          // Queries by role are slow without a real browser, all the more on a busy machine.
          testTimeout: 30_000,
        },
      },
      nodeProject('rules'),
      nodeProject('data', 60_000),
      nodeProject('functions', 60_000),
      nodeProject('hosting', 60_000),
    ],
  },
});
