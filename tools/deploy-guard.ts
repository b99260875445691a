import { requireBuiltFor } from './deploy/guard';
import { command } from './support/failure';
import { DIST } from './support/local-project';

/**
 * firebase.json runs this before every publication of the site. A site that was built for the
 * emulators or for another project is not published.
 */
await command(async () => requireBuiltFor(process.env.GCLOUD_PROJECT, DIST));
