import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inlineHashes } from '../prerender/hashes';
import { extendPolicy } from './csp';
import { DIST, EMULATOR_PORTS, PORTS, ROOT } from './local-project';

interface Header {
  readonly key: string;
  readonly value: string;
}

interface Config {
  readonly emulators?: object;
  readonly hosting: {
    readonly public?: string;
    readonly headers: readonly { readonly source: string; readonly headers: readonly Header[] }[];
  };
}

/** Sources that are added to the Content-Security-Policy, by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** firebase.json with sources added to the Content-Security-Policy of everything it serves. */
export function withSources<T extends Config>(config: T, sources: Sources): T {
  const extend = (header: Header): Header =>
    header.key === 'Content-Security-Policy'
      ? { ...header, value: extendPolicy(header.value, sources) }
      : header;
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(extend),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** The inline script and styles of the pages that are built now, if any. */
function builtPages(): Sources {
  return existsSync(DIST) ? inlineHashes(DIST) : {};
}

function readConfig(): Config {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as Config;
}

function write(name: string, config: Config): string {
  const file = join(ROOT, name);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(config, undefined, 2));
  renameSync(draft, file);
  return file;
}

const EMULATOR_ORIGINS = [PORTS.auth, PORTS.firestore].map((port) => `http://127.0.0.1:${port}`);

/**
 * Writes firebase.local-PORT.json (ignored by git), named after the port of the site, so that two
 * runs do not share it: the page may also connect to the emulators, which listen on this run's
 * ports.
 */
export function writeLocalConfig(): string {
  const config = readConfig();
  const { hosting } = withSources(config, { ...builtPages(), 'connect-src': EMULATOR_ORIGINS });
  return write(`firebase.local-${PORTS.hosting}.json`, {
    ...config,
    hosting: { ...hosting, public: relative(ROOT, DIST) },
    emulators: { ...config.emulators, ...EMULATOR_PORTS },
  });
}

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The hosts that a deployment's own settings (`.env.example`) call for. */
function configuredHosts(env: NodeJS.ProcessEnv): Record<string, string[]> {
  const origin = (url: string | undefined) => (url ? [new URL(url).origin] : []);
  const media = origin(env.VITE_MEDIA_HOST);
  const appCheck = env.VITE_APP_CHECK_SITE_KEY ? RECAPTCHA : [];
  return {
    'script-src': appCheck,
    'frame-src': appCheck.slice(0, 1),
    'img-src': media,
    'media-src': media,
    'connect-src': [
      ...origin(env.VITE_METRICS_URL),
      ...origin(env.VITE_COSMETICS_URL),
      ...(appCheck.length > 0
        ? ['https://content-firebaseappcheck.googleapis.com', ...RECAPTCHA.slice(0, 1)]
        : []),
    ],
  };
}

/** Writes firebase.deploy.json (ignored by git): what is served for the pages built now. */
export function writeDeployConfig(env: NodeJS.ProcessEnv): string {
  const sources: Record<string, readonly string[]> = configuredHosts(env);
  for (const [directive, hashes] of Object.entries(builtPages()))
    sources[directive] = [...hashes, ...(sources[directive] ?? [])];
  return write('firebase.deploy.json', withSources(readConfig(), sources));
}
