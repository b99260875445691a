import { loadEnv } from 'vite';
import { command, Failure } from './support/failure';
import { writeDeployConfig } from './support/hosting-config';
import { ROOT } from './support/local-project';
import { commandFile, npmScript, run } from './support/processes';

/** `npm run deploy -- --project ID [--only …]`: builds and deploys; options go to firebase. */
await command(async () => {
  const options = process.argv.slice(2);
  if (!options.includes('--project')) throw new Failure('Say which project: --project ID');
  for (const script of ['rules', 'build', 'build:functions']) await npmScript(script);
  const config = writeDeployConfig({ ...loadEnv('production', ROOT, 'VITE_'), ...process.env });
  const firebase = commandFile('firebase-tools', 'firebase');
  const code = await run(process.execPath, [firebase, 'deploy', '--config', config, ...options]);
  if (code !== 0) throw new Failure('Nothing more was deployed.');
});
