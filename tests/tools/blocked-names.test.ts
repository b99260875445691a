import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '../../src/config/paths';
import { calculators } from '../../src/games';
import { blockedNames } from '../../tools/vite/blocked-names';

it.each([
  'assets/tracking-C1tLKMS2.js',
  'assets/web-vitals-DaS-Encs.js',
  'assets/consent-words-DUe-Ct-k.js',
  'assets/pageMetrics-DaS-Encs.js',
  'assets/request.stats-DaS_Encs.css',
  'assets/beacon-a1B2c3D4.js',
  'media/ads.svg',
  'media/page-tracking.js',
  'analytics/index.html',
])('a privacy list would block %s', (path) => {
  expect(blockedNames([path])).toEqual([path]);
});

it.each([
  'assets/reads-C1tLKMS2.js',
  'assets/status-DaS-Encs.js',
  'assets/core-ads-Encs.js',
  'assets/count-D_Stats1.js',
  'assets/page-timing-DaS-Encs.js',
  'assets/trackless-DaS-Encs.js',
  'Clash-of-Clans.html',
  'manifest.webmanifest',
])('no privacy list would block %s', (path) => {
  expect(blockedNames([path])).toEqual([]);
});

it('no address of the product is one that a list would block', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: readonly { source: string }[] };
  };
  const addresses = [
    ...Object.values(paths),
    ...calculators.map(({ path }) => path),
    ...hosting.rewrites.map(({ source }) => source),
  ];
  expect(blockedNames(addresses)).toEqual([]);
});
