import { createServer } from 'vite';
import { ROOT } from '../support/local-project';
import type { Row } from './table';

/** Runs work with a module loaded as Vite builds it: acts read the games by its globs. */
export async function throughVite<Module>(
  path: string,
  work: (module: Module) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await createServer({
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((await server.ssrLoadModule(path)) as Module);
  } finally {
    await server.close();
  }
}
