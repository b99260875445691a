import { createServer } from 'vite';
import { staffSecurity } from '../src/config/staff';
import { VISITOR_PATH } from '../src/config/visitor';
import { runLocally } from './emulators/local-run';
import { command } from './support/failure';
import { requireJava } from './support/java';
import { PORTS, STAFF_FUNCTION, VISITOR_FUNCTION } from './support/local-project';
import { requirePorts } from './support/processes/ports';
import { npmScript } from './support/processes/processes';

const EMULATORS = ['auth', 'firestore', 'functions'] as const;

await command(async () => {
  requireJava();
  await requirePorts([...EMULATORS, 'outbox', 'core', 'vite']);
  for (const script of ['rules', 'build:functions']) await npmScript(script);
  const server = await createServer({
    server: {
      host: '127.0.0.1',
      port: PORTS.vite,
      strictPort: true,
      // The rewrites that Firebase Hosting does.
      proxy: {
        [VISITOR_PATH]: { target: VISITOR_FUNCTION, ignorePath: true },
        [staffSecurity.functionPath]: { target: STAFF_FUNCTION, ignorePath: true },
      },
    },
  });
  await server.listen();
  try {
    await runLocally(EMULATORS, `http://127.0.0.1:${PORTS.vite}`);
  } finally {
    await server.close();
  }
});
