import type { StaffBackend } from '../../../../data/staff/backend';
import { isUnreadable, type Listed, type Page, readableRows } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { takesChallenge } from '../../../../games/list';
import { readStaffNames } from '../../tab/staff-names';

/** A request with the facts that its record lacks. */
export interface ExportedRequest extends LoanRequest {
  /** Who saw its code in the account, by name, and when. */
  readonly seen?: { readonly by: string; readonly at: Date } | undefined;
}

/** Adds the details that the download has beyond the records to a page of the queue. */
export async function withDetails(
  staff: StaffBackend,
  page: Page<Listed<LoanRequest>>,
): Promise<Page<Listed<ExportedRequest>>> {
  const requests = readableRows(page.rows);
  const challenged = requests.filter(({ gameId }) => takesChallenge(gameId));
  const seen = await staff.seenCodes(challenged.map(({ id }) => id));
  const names = await readStaffNames(
    staff,
    [...seen.values()].map(({ author }) => author),
  );
  const rows = page.rows.map((row): Listed<ExportedRequest> => {
    if (isUnreadable(row)) return row;
    const found = seen.get(row.id);
    return {
      ...row,
      seen: found && { by: names.get(found.author) ?? found.author, at: found.at },
    };
  });
  return { ...page, rows };
}
