import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { TESTED } from '../../../tests/support/rules/rules-emulator';
import type * as Collector from './collector';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const collector = fileURLToPath(new URL('./collector.ts', import.meta.url));

/** These files read the rules or enforce other ones, so they cannot test a mutant. */
const WITHOUT_MUTANT = [
  'expressions.test.ts',
  'expressions.nightly.test.ts',
  'generated.test.ts',
  'staff/bank-sign-in.test.ts',
  'staff/second-factor.test.ts',
  'statements.test.ts',
];

/** The tests in tests/rules that use the emulator, and a function that stops the loader. */
export async function collectTests(): Promise<{
  readonly tests: readonly Collector.RulesTest[];
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
  const files = readdirSync(`${root}tests/rules`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts') && !WITHOUT_MUTANT.includes(name),
  );
  const { collected, beginFile } = (await server.ssrLoadModule(collector)) as typeof Collector;
  for (const name of files) {
    const text = readFileSync(`${root}tests/rules/${name}`, 'utf8');
    beginFile(
      name,
      TESTED.filter((project) => project === 'usual' || text.includes(`'${project}'`)),
    );
    await server.ssrLoadModule(`/tests/rules/${name}`);
  }
  return { tests: collected, close: () => server.close() };
}
