import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { RulesTest } from './collector';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const collector = fileURLToPath(new URL('./collector.ts', import.meta.url));

/** These read the rules, or enforce others, and say nothing about a mutant. */
const WITHOUT_MUTANT = [
  'expressions.test.ts',
  'generated.test.ts',
  'mutants.test.ts',
  'statements.test.ts',
];

/** The tests in tests/rules that ask the emulator, and what stops the loader once they have run. */
export async function collectTests(): Promise<{
  readonly tests: readonly RulesTest[];
  readonly close: () => Promise<void>;
}> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { vitest: collector } },
  });
  const files = readdirSync(`${root}tests/rules`).filter(
    (name) => name.endsWith('.test.ts') && !WITHOUT_MUTANT.includes(name),
  );
  for (const name of files) await server.ssrLoadModule(`/tests/rules/${name}`);
  const { collected } = await server.ssrLoadModule(collector);
  return { tests: collected as RulesTest[], close: () => server.close() };
}
