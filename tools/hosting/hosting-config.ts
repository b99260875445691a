import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bank } from '../../src/bank/bank';
import { inlineHashes } from '../prerender/hashes';
import { DIST, EMULATOR_PORTS, PORTS, ROOT } from '../support/local-project';
import { extendPolicy } from './csp';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** Headers of every path that matches the pattern; later rules win. */
interface HeaderRule {
  readonly regex: string;
  readonly headers: readonly Header[];
}

/** A path that a function or a page answers. */
interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string; readonly region?: string };
}

/** The parts of firebase.json that depend on the bank, the build and the address. */
export interface Config {
  readonly emulators?: object;
  readonly firestore: { readonly location?: string };
  readonly hosting: {
    readonly public?: string;
    readonly rewrites: readonly Rewrite[];
    readonly headers: readonly HeaderRule[];
  };
}

/** Sources that are added to the Content-Security-Policy, by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** firebase.json with sources added to the Content-Security-Policy of every answer. */
function withSources<T extends Config>(config: T, sources: Sources): T {
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

const IMMUTABLE = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/**
 * Lets browsers cache the named files of `/assets/` for a year. A pattern for the folder would also
 * match missing files, whose 404 would be cached for a year.
 */
function withImmutable(config: Config, assets: readonly string[]): Config {
  if (assets.length === 0) return config;
  const names = assets.map((name) => name.replaceAll('.', '\\.'));
  const rule = { regex: `^/assets/(${names.join('|')})$`, headers: IMMUTABLE };
  return { ...config, hosting: { ...config.hosting, headers: [...config.hosting.headers, rule] } };
}

/** Names the places of the bank's settings: of the database, and of the functions behind rewrites. */
function withPlaces(config: Config): Config {
  const { firestore, hosting } = config;
  const rewrites = hosting.rewrites.map((rewrite) =>
    rewrite.function
      ? { ...rewrite, function: { ...rewrite.function, region: bank.region } }
      : rewrite,
  );
  return {
    ...config,
    firestore: { ...firestore, location: bank.location },
    hosting: { ...hosting, rewrites },
  };
}

/** The values that a build adds to the configuration. */
export interface Built {
  /** Hashes of the inline script and styles of its pages. */
  readonly inline: Sources;
  /** Names of the files in its folder `assets`. */
  readonly assets: readonly string[];
}

/** The current build; empty if there is none. */
function readBuilt(): Built {
  if (!existsSync(DIST)) return { inline: {}, assets: [] };
  return { inline: inlineHashes(DIST), assets: readdirSync(join(DIST, 'assets')) };
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

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The hosts that the bank's settings and those of the build (`.env.example`) call for. */
function configuredHosts(env: NodeJS.ProcessEnv, mediaHost: string): Record<string, string[]> {
  const origin = (url: string | undefined) => (url ? [new URL(url).origin] : []);
  const media = origin(mediaHost);
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

/**
 * The configuration of a deployment: the policy admits the pages of the build and the hosts that
 * the site's settings name, and the build's assets may be kept for a year. The database and the
 * functions are where the bank's settings say.
 */
export function servedConfig(
  config: Config,
  env: NodeJS.ProcessEnv,
  built: Built,
  mediaHost = bank.mediaHost,
): Config {
  const policy = withSources(
    withSources(withPlaces(config), built.inline),
    configuredHosts(env, mediaHost),
  );
  return withImmutable(policy, built.assets);
}

/**
 * The configuration of a local run: the page may also connect to the emulators, on this run's
 * ports.
 */
export function localConfig(
  config: Config,
  env: NodeJS.ProcessEnv,
  built: Built,
  mediaHost = bank.mediaHost,
): Config {
  const origins = [PORTS.auth, PORTS.firestore].map((port) => `http://127.0.0.1:${port}`);
  const { hosting, ...served } = withSources(servedConfig(config, env, built, mediaHost), {
    'connect-src': origins,
  });
  return {
    ...served,
    hosting: { ...hosting, public: relative(ROOT, DIST) },
    emulators: { ...config.emulators, ...EMULATOR_PORTS },
  };
}

/** Writes firebase.deploy.json (ignored by git) for the pages built now; returns its path. */
export function writeDeployConfig(env: NodeJS.ProcessEnv): string {
  return write('firebase.deploy.json', servedConfig(readConfig(), env, readBuilt()));
}

/**
 * Writes firebase.local-PORT.json (ignored by git) for the pages built now, and returns its path. It
 * is named after the site's port, so that two runs do not share it.
 */
export function writeLocalConfig(env: NodeJS.ProcessEnv): string {
  return write(`firebase.local-${PORTS.hosting}.json`, localConfig(readConfig(), env, readBuilt()));
}
