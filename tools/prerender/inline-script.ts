import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../support/local-project';

const SOURCE = join(ROOT, 'src/app/hydration/pre-hydration/script.ts');

/** Bundles the inline script of the prerendered pages; resolves to its text. */
export async function bundleInlineScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
