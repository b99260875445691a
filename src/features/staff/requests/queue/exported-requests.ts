import type { StaffBackend } from '../../../../data/staff/backend';
import { isUnreadable, type Listed, type Page, readableRows } from '../../../../data/staff/lists';
import { countingSighting } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { takesChallenge } from '../../../../games/list';
import { readStaffNames } from '../../session/staff-names';

/** A request with the facts that its record lacks. */
export interface ExportedRequest extends LoanRequest {
  /** Who saw its code, by name, when, and in which account; of the sighting that counts. */
  readonly seen?: { readonly by: string; readonly at: Date; readonly account: string } | undefined;
}

/** Adds the details that the download has beyond the records to a page of the queue. */
export async function withDetails(
  staff: StaffBackend,
  page: Page<Listed<LoanRequest>>,
): Promise<Page<Listed<ExportedRequest>>> {
  const requests = readableRows(page.rows);
  const challenged = requests.filter(({ gameId }) => takesChallenge(gameId));
  const seen = await staff.read(
    'seenCodes',
    challenged.map(({ id }) => id),
  );
  const counting = new Map(
    requests.flatMap((request) => {
      const found = countingSighting(seen.get(request.id) ?? [], request);
      return found ? [[request.id, found] as const] : [];
    }),
  );
  const names = await readStaffNames(
    staff,
    [...counting.values()].map(({ author }) => author),
  );
  const rows = page.rows.map((row): Listed<ExportedRequest> => {
    const found = isUnreadable(row) ? undefined : counting.get(row.id);
    if (isUnreadable(row) || !found) return row;
    const { author, at, account = '' } = found;
    return { ...row, seen: { by: names.get(author) ?? author, at, account } };
  });
  return { ...page, rows };
}
