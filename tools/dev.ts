import { createServer } from 'vite';
import { staffSecurity } from '../src/config/staff';
import { runLocally } from './emulators/local-run';
import { command } from './support/failure';
import { requireJava } from './support/java';
import { PASSWORD_FUNCTION, PORTS } from './support/local-project';
import { requirePorts } from './support/ports';
import { npmScript } from './support/processes';

const EMULATORS = ['auth', 'firestore', 'functions'] as const;

await command(async () => {
  requireJava();
  await requirePorts([...EMULATORS, 'outbox', 'vite']);
  for (const script of ['rules', 'build:functions']) await npmScript(script);
  const server = await createServer({
    server: {
      host: '127.0.0.1',
      port: PORTS.vite,
      strictPort: true,
      // The rewrite that Firebase Hosting does.
      proxy: {
        [staffSecurity.passwordPath]: { target: PASSWORD_FUNCTION, ignorePath: true },
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
