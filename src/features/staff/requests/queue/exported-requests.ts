import type { StaffBackend } from '../../../../data/staff/backend';
import { isUnreadable, type Listed, type Page, readableRows } from '../../../../data/staff/lists';
import { estimate } from '../../../../domain/estimate';
import { provenShare } from '../../../../domain/proof';
import { type Rates, withRates } from '../../../../domain/rates/rates';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { findCalculator } from '../../../../games';
import { takesChallenge } from '../../../../games/list';
import { readStaffNames } from '../../tab/staff-names';
import { versionOf } from '../case/value/recompute';

/** A request with the facts that its record lacks. */
export interface ExportedRequest extends LoanRequest {
  /**
   * The part of the value that is proven, 0 to 1; undefined if nothing is or no rates are known.
   */
  readonly provenPart?: number | undefined;
  /** Who saw its code in the account, by name, and when. */
  readonly seen?: { readonly by: string; readonly at: Date } | undefined;
}

/** Every version of the rates, by game, for the games that have proven requests. */
async function ratesOfProven(staff: StaffBackend, requests: readonly LoanRequest[]) {
  const proven = requests.filter((request) => request.proven);
  const games = new Set(proven.map(({ gameId }) => gameId));
  const known = await Promise.all(
    [...games].map(async (gameId): Promise<[string, readonly Rates[]]> => {
      const calculator = findCalculator(gameId);
      return [gameId, calculator ? readableRows(await staff.ratesHistory(calculator)) : []];
    }),
  );
  return new Map(known);
}

function provenPart(request: LoanRequest, known: readonly Rates[]): number | undefined {
  const { gameId, answers, proven } = request;
  const calculator = findCalculator(gameId);
  const rates = known.find(({ version }) => version === versionOf(request));
  return calculator && rates && answers && proven
    ? provenShare(estimate(withRates(calculator, rates), answers), proven.lines)
    : undefined;
}

/** Adds the details that the download has beyond the records to a page of the queue. */
export async function withDetails(
  staff: StaffBackend,
  page: Page<Listed<LoanRequest>>,
): Promise<Page<Listed<ExportedRequest>>> {
  const requests = readableRows(page.rows);
  const challenged = requests.filter(({ gameId }) => takesChallenge(gameId));
  const [rates, seen] = await Promise.all([
    ratesOfProven(staff, requests),
    staff.seenCodes(challenged.map(({ id }) => id)),
  ]);
  const names = await readStaffNames(
    staff,
    [...seen.values()].map(({ author }) => author),
  );
  const rows = page.rows.map((row): Listed<ExportedRequest> => {
    if (isUnreadable(row)) return row;
    const found = seen.get(row.id);
    return {
      ...row,
      provenPart: provenPart(row, rates.get(row.gameId) ?? []),
      seen: found && { by: names.get(found.author) ?? found.author, at: found.at },
    };
  });
  return { ...page, rows };
}
