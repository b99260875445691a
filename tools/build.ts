import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bank } from '../src/bank/bank';
import { legal } from '../src/bank/legal';
import { builtIn, madeUpAddresses } from './deploy/checks/settings';
import { siteSettings } from './hosting/site-settings';
import { command, Failure } from './support/failure';
import { DIST } from './support/local-project';
import { currentRelease } from './support/release';
import { blockedNames } from './vite/blocked-names';
import { prerenderPages } from './vite/prerender';
import { serviceWorker } from './vite/service-worker';

await command(async () => {
  const settings = siteSettings();
  const madeUp = madeUpAddresses({ ...bank, ...legal, ...builtIn(settings) });
  if (settings.VITE_FIREBASE_PROJECT_ID && madeUp.length > 0)
    throw new Failure(
      `Nothing is built for a real project with made-up addresses (.example): ${madeUp.join(', ')}. Write the bank's own into src/bank/ or .env.`,
    );

  // A deployment sets its commit; a copy without a history has none.
  process.env.VITE_RELEASE ??= currentRelease();
  await build({
    logLevel: 'warn',
    plugins: [prerenderPages(), serviceWorker()],
    build: { manifest: true, outDir: DIST, emptyOutDir: true },
  });
  const blocked = blockedNames(readdirSync(DIST, { recursive: true, encoding: 'utf8' }));
  if (blocked.length > 0)
    throw new Failure(
      `Privacy lists block files by such names, and then the site lacks them: ${blocked.join(', ')}. Rename what they are made of.`,
    );
  // Open pages ask it whether they are outdated; a deployment adds its project.
  const live = { commit: process.env.VITE_RELEASE };
  writeFileSync(join(DIST, 'release.json'), JSON.stringify(live));
});
