import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendPolicy } from './csp';
import { PORTS, ROOT } from './local-project';

interface Header {
  readonly key: string;
  readonly value: string;
}

interface Config {
  readonly hosting: {
    readonly headers: readonly { readonly source: string; readonly headers: readonly Header[] }[];
  };
}

const EMULATOR_ORIGINS = [PORTS.auth, PORTS.firestore].map((port) => `http://127.0.0.1:${port}`);

function allowEmulators(header: Header): Header {
  if (header.key !== 'Content-Security-Policy') return header;
  return { ...header, value: extendPolicy(header.value, { 'connect-src': EMULATOR_ORIGINS }) };
}

/** firebase.json as the local emulators need it: the page may also connect to them. */
export function localConfig<T extends Config>(config: T): T {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(allowEmulators),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** Writes firebase.local.json (ignored by git) and returns its path. */
export function writeLocalConfig(): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as Config;
  const file = join(ROOT, 'firebase.local.json');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(localConfig(config), undefined, 2));
  renameSync(draft, file);
  return file;
}
