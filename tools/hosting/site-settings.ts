import { loadEnv } from 'vite';
import { ROOT } from '../support/local-project';

/** The build-time settings of the site (`.env.example`), from the environment and `.env` files. */
export function siteSettings(): NodeJS.ProcessEnv {
  return { ...loadEnv('production', ROOT, 'VITE_'), ...process.env };
}
