import { writeDeployConfig } from './hosting/hosting-config';
import { siteSettings } from './hosting/site-settings';
import { withAdmin } from './support/admin';
import { command, Failure } from './support/failure';
import { writeFirstGames } from './support/first-games';
import { writeFirstRates } from './support/first-rates';
import { commandFile, npmScript, run } from './support/processes';

/** Staff change what is stored: games, and rates from version 1 on. Visitors can do without. */
async function storeFirstData(project: string | undefined): Promise<void> {
  try {
    await withAdmin(project, async (admin) => {
      await writeFirstGames(admin);
      await writeFirstRates(admin);
    });
  } catch (error) {
    console.error(`Games and version 1 of the rates are not stored: ${(error as Error).message}`);
    console.error('Sign in with "gcloud auth application-default login" and deploy again.');
  }
}

/** `npm run deploy -- --project ID [--only …]`: builds and deploys; options go to firebase. */
await command(async () => {
  const options = process.argv.slice(2);
  if (!options.includes('--project')) throw new Failure('Name the project: --project ID');
  for (const script of ['rules', 'build', 'build:functions']) await npmScript(script);
  const config = writeDeployConfig(siteSettings());
  const firebase = commandFile('firebase-tools', 'firebase');
  const code = await run(process.execPath, [firebase, 'deploy', '--config', config, ...options]);
  if (code !== 0) throw new Failure('The deployment stopped here.');
  await storeFirstData(options[options.indexOf('--project') + 1]);
});
