import { writeDeployConfig } from './hosting/hosting-config';
import { siteSettings } from './hosting/site-settings';
import { command, Failure } from './support/failure';
import { commandFile, npmScript, run } from './support/processes';

/** `npm run deploy -- --project ID [--only …]`: builds and deploys; options go to firebase. */
await command(async () => {
  const options = process.argv.slice(2);
  if (!options.includes('--project')) throw new Failure('Name the project: --project ID');
  for (const script of ['rules', 'build', 'build:functions']) await npmScript(script);
  const config = writeDeployConfig(siteSettings());
  const firebase = commandFile('firebase-tools', 'firebase');
  const code = await run(process.execPath, [firebase, 'deploy', '--config', config, ...options]);
  if (code !== 0) throw new Failure('The deployment stopped here.');
});
