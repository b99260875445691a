import { requireBuiltFor } from './deploy/guard';
import { command } from './support/failure';
import { DIST } from './support/local-project';

/**
 * firebase.json runs this before it publishes the site, however that was asked for: a site that was
 * built for the emulators or for another project is not published.
 */
await command(async () => requireBuiltFor(process.env.GCLOUD_PROJECT, DIST));
