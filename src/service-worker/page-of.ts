import { paths } from '../config/paths';

const STAFF = [paths.staffSignIn, paths.staff].map((path) => path.toLowerCase());

/** Files, addresses that hosting keeps for itself, and those that it redirects. */
const NOT_OURS = /\.|^\/__\/|.\/$/;

/** Whether an address is a visitor's page; staff always get the newest release. */
export function isVisitorPage(pathname: string): boolean {
  return !NOT_OURS.test(pathname) && !STAFF.includes(pathname.toLowerCase());
}
