/** The facts of a game of the catalogue that staff may edit. */
export interface GameFacts {
  readonly name: string;
  /** Address of its picture; empty for the built-in emblem. */
  readonly image: string;
  /** Path of this site that its card leads to. */
  readonly path: string;
}

/** Longest name of a game, in characters. */
export const MAX_GAME_NAME = 60;

/** Longest path or address of a picture, in characters. */
export const MAX_ADDRESS = 300;

const START = '[A-Za-z0-9._~%!$&*+,;=:@?#-]';
const AFTER_SLASH = `${START}[A-Za-z0-9._~%!$&*+,;=:@?#/-]*`;

// Two slashes at the beginning would be the address of another site.

/** A path of this site. */
export const SITE_PATH_PATTERN = `^/(${AFTER_SLASH})?$`;

/** The address of a picture: a path of this site, another site's over HTTPS, or empty. */
export const IMAGE_PATTERN = `^((https:/)?/${AFTER_SLASH})?$`;

const sitePath = new RegExp(SITE_PATH_PATTERN);
const image = new RegExp(IMAGE_PATTERN);

/** Whether a text can be stored as the path that a game's card leads to. */
export function isSitePath(text: string): boolean {
  return text.length <= MAX_ADDRESS && sitePath.test(text);
}

/**
 * Whether a text can be stored as the address of a game's picture; the policy decides which sites
 * may show one.
 */
export function isImageAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && image.test(text);
}
