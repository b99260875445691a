import { bank } from '../bank/bank';

const { mediaHost } = bank;

/** The host of the pictures in the shipped settings; the served policy names it too. */
const KNOWN_HOST = 'https://fortnite-api.com';

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/** The other sites that pictures may come from, as people write them. */
export const imageHosts: readonly string[] = [KNOWN_HOST, originOf(mediaHost)].flatMap((origin) =>
  origin ? [new URL(origin).host] : [],
);

function isAllowed(image: string): boolean {
  if (/^\/[^/\\]/.test(image)) return true;
  const origin = originOf(image);
  return origin !== undefined && [KNOWN_HOST, originOf(mediaHost)].includes(origin);
}

/**
 * The address of a stored picture if the served policy lets it show, else empty: a path of the
 * site, or an address on the media host or the known host. Other addresses would only leave an
 * error in the console.
 */
export function allowedImage(image: string): string {
  return isAllowed(image) ? image : '';
}
