import type { StaffBackend } from '../../../../data/staff/backend';
import { MAX_PAGE, readableRows } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';

/** The newest requests of a game, at most 500, and those among them that cannot be read. */
export interface RecentRequests {
  readonly requests: readonly LoanRequest[];
  readonly unreadable: number;
  /** Whether there may be older ones as well. */
  readonly isFull: boolean;
}

/** Reads the newest requests of a game: those of every status come newest first. */
export async function readRecentRequests(
  staff: StaffBackend,
  gameId: string,
): Promise<RecentRequests> {
  const filter = { status: 'all', gameId, overdue: false, search: '' } as const;
  const { rows } = await staff.read('pageRequests', filter, MAX_PAGE);
  const requests = readableRows(rows);
  return {
    requests,
    unreadable: rows.length - requests.length,
    isFull: rows.length === MAX_PAGE,
  };
}
