import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bank } from '../../src/bank/bank';
import { extendPolicy } from '../../tools/hosting/csp';
import {
  type Built,
  type Config,
  localConfig,
  servedConfig,
} from '../../tools/hosting/hosting-config';
import { PORTS } from '../../tools/support/local-project';

describe('the content policy', () => {
  it('takes further sources of a directive and keeps the others', () => {
    expect(
      extendPolicy("default-src 'none'; script-src 'self'", { 'script-src': ["'sha256-x'"] }),
    ).toBe("default-src 'none'; script-src 'self' 'sha256-x'");
  });

  it('refuses to extend a directive that it lacks', () => {
    expect(() => extendPolicy("default-src 'none'", { 'script-src': ["'self'"] })).toThrow(
      'script-src',
    );
  });
});

const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as Config;
const built: Built = { inline: { 'script-src': ["'sha256-x'"] }, assets: ['a-1.js', 'b-2.css'] };

function sourcesOf({ hosting }: Config, directive: string): string[] {
  const headers = hosting.headers.flatMap(({ headers }) => headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const found = policy.split('; ').find((each) => each.split(' ')[0] === directive);
  return found?.split(' ').slice(1) ?? [];
}

const BANK = [
  "'self'",
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://fortnite-api.com',
];
const HOSTS = {
  VITE_METRICS_URL: 'https://metrics.example/collect?site=levelup',
  VITE_COSMETICS_URL: 'https://items.example/v2/cosmetics/br',
};

describe('what a deployment serves', () => {
  it('connects to the bank’s services only, never to an emulator', () => {
    expect(sourcesOf(servedConfig(config, {}, built), 'connect-src')).toEqual(BANK);
  });

  it('admits the inline script of the build', () => {
    expect(sourcesOf(servedConfig(config, {}, built), 'script-src')).toEqual([
      "'self'",
      "'sha256-x'",
    ]);
  });

  it('lets browsers keep the files of the build, and no other path, for a year', () => {
    const { headers } = servedConfig(config, {}, built).hosting;
    const kept = headers.filter((rule) => JSON.stringify(rule).includes('immutable'));
    expect(kept).toHaveLength(1);
    const pattern = new RegExp(kept[0]?.regex ?? '', 'u');
    for (const path of ['/assets/a-1.js', '/assets/b-2.css']) expect(path).toMatch(pattern);
    for (const path of ['/assets/a-1xjs', '/assets/a-2.js', '/assets/', '/x/assets/a-1.js', '/'])
      expect(path).not.toMatch(pattern);
  });

  it('has rules by regular expression only, because a glob leaves out paths with a dot', () => {
    for (const rule of servedConfig(config, {}, built).hosting.headers)
      expect(Object.keys(rule).sort()).toEqual(['headers', 'regex']);
  });
});

describe.each([
  ['a deployment', servedConfig],
  ['this machine', localConfig],
] as const)('the configured hosts on %s', (_, configOf) => {
  it('are admitted if the site uses them', () => {
    const served = configOf(config, HOSTS, built, 'https://media.example');
    expect(sourcesOf(served, 'img-src')).toContain('https://media.example');
    expect(sourcesOf(served, 'media-src')).toContain('https://media.example');
    expect(sourcesOf(served, 'connect-src')).toEqual(
      expect.arrayContaining(['https://metrics.example', 'https://items.example']),
    );
  });

  it('are the only ones that settings add', () => {
    const difference = sourcesOf(configOf(config, HOSTS, built), 'connect-src').filter(
      (source) => !sourcesOf(configOf(config, {}, built), 'connect-src').includes(source),
    );
    expect(difference).toEqual(['https://metrics.example', 'https://items.example']);
  });
});

it('on this machine the page may also connect to the emulators', () => {
  expect(sourcesOf(localConfig(config, {}, built), 'connect-src')).toEqual([
    ...BANK,
    `http://127.0.0.1:${PORTS.auth}`,
    `http://127.0.0.1:${PORTS.firestore}`,
  ]);
});

it('the database and the functions behind addresses are where the bank’s settings say', () => {
  const { firestore, hosting } = servedConfig(config, {}, built);
  expect(firestore.location).toBe(bank.location);
  const behind = hosting.rewrites.filter((rewrite) => rewrite.function !== undefined);
  expect(behind).toHaveLength(4);
  for (const rewrite of behind) expect(rewrite.function?.region).toBe(bank.region);
});
