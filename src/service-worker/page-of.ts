import { paths } from '../config/paths';

/** The page of every visitor's address that is not prerendered: it renders whatever is asked for. */
export const SHELL = '/shell';

const STAFF = [paths.staffSignIn, paths.staff].map((path) => path.toLowerCase());

/** Files, addresses that hosting keeps for itself, and those that it redirects. */
const NOT_OURS = /\.|^\/__\/|.\/$/;

/**
 * Which page answers a visitor's address, of those that are prerendered or the shell; undefined for
 * what is hosting's to answer. Staff always get the newest release.
 */
export function pageOf(pathname: string, prerendered: readonly string[]): string | undefined {
  if (prerendered.includes(pathname)) return pathname;
  return NOT_OURS.test(pathname) || STAFF.includes(pathname.toLowerCase()) ? undefined : SHELL;
}
