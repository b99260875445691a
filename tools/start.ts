import { runLocally } from './emulators/local-run';
import { command } from './support/failure';
import { requireJava } from './support/java';
import { PORTS } from './support/local-project';
import { requirePorts } from './support/processes/ports';
import { npmScript } from './support/processes/processes';

const EMULATORS = ['auth', 'firestore', 'functions', 'hosting'] as const;

await command(async () => {
  requireJava();
  await requirePorts([...EMULATORS, 'outbox', 'core']);
  console.log('Building…');
  for (const script of ['rules', 'build', 'build:functions']) await npmScript(script);
  await runLocally(EMULATORS, `http://127.0.0.1:${PORTS.hosting}`);
});
