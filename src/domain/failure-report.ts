/**
 * The report of a failure in a visitor's browser for the maintainer. It names no person: no
 * message, no query and no fragment (go-live decision "Failures reach the maintainer").
 */
export interface FailureReport {
  /** The commit that the site was built from. */
  readonly release: string;
  /** The route's path as the product spells it, `*` for an unknown address. */
  readonly route: string;
  /** The name of the error, or the code of a read that the backend refused. */
  readonly code: string;
  /** The file, line and column of the failure; empty if they are unknown. */
  readonly place: string;
}

/** How many reports one page sends at most. */
export const MAX_REPORTS_A_PAGE = 5;

const FORMS: Readonly<Record<keyof FailureReport, RegExp>> = {
  release: /^[\w.-]{1,40}$/,
  route: /^[/\w*-]{1,60}$/,
  code: /^[\w:-]{1,60}$/,
  place: /^[\w./:-]{0,160}$/,
};

/** A report as sent; undefined if it is malformed. Other fields are left out. */
export function readFailureReport(sent: unknown): FailureReport | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const fields = sent as Readonly<Record<string, unknown>>;
  const names = Object.keys(FORMS) as (keyof FailureReport)[];
  const texts = names.map((name) => [name, fields[name]] as const);
  const isReport = texts.every(
    ([name, text]) => typeof text === 'string' && FORMS[name].test(text),
  );
  return isReport ? (Object.fromEntries(texts) as unknown as FailureReport) : undefined;
}
