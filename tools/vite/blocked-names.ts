/** Words in file names by which privacy lists block, on any site. */
const BLOCKED = new Set(
  'ad ads advert adverts analytic analytics beacon beacons consent consents cookie cookies counter fingerprint impression impressions logger metric metrics pageview pageviews pixel pixels stat statistics stats telemetry track tracker trackers tracking vitals'.split(
    ' ',
  ),
);

/** The bundler's mark at the end of a name, which may spell anything. */
const HASH = /^(assets\/.*)-[\w-]{8}(?=\.\w+$)/;

const wordsOf = (path: string) =>
  path
    .replace(HASH, '$1')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z]+/);

/**
 * The paths that a privacy list would block: it takes them for files of advertisers, and whoever
 * uses it would not get them. Whole words count: `reads` is not `ads`.
 */
export function blockedNames(paths: readonly string[]): string[] {
  return paths.filter((path) => wordsOf(path).some((word) => BLOCKED.has(word)));
}
