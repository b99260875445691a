import type { StaffBackend } from '../../../../data/staff/backend';
import { isUnreadable, type Listed, readableRows } from '../../../../data/staff/lists';
import { BUILT_IN_VERSION, type Calculator } from '../../../../domain/calculator';
import type { Rates } from '../../../../domain/rates/rates';
import { versionWriters } from '../../drafts/writers';
import { readStaffNames } from '../../session/staff-names';

/** A version, and the one before it if it can be read. */
export interface HistoryRow {
  readonly version: number;
  /** Undefined if the stored version does not fit the calculator of today. */
  readonly rates: Rates | undefined;
  readonly before: Rates | undefined;
}

/** Every version of a game's rates, newest first, and the e-mails of the people by uid. */
export interface History {
  readonly rows: readonly HistoryRow[];
  readonly names: ReadonlyMap<string, string>;
}

const versionOf = (row: Listed<Rates>) => (isUnreadable(row) ? Number(row.id) : row.version);

/** Reads every version of a game's rates up to the one that is shown as in force. */
export async function readHistory(
  staff: StaffBackend,
  calculator: Calculator,
  inForce: number,
): Promise<History> {
  const stored = await staff.read('ratesHistory', calculator);
  const listed = stored.filter((row) => versionOf(row) <= inForce);
  const readable = readableRows(listed);
  // Nobody of the staff made the first version.
  const people = readable
    .filter(({ version }) => version !== BUILT_IN_VERSION)
    .flatMap(({ publication }) =>
      publication ? [...versionWriters(publication), publication.publisher] : [],
    );
  const find = (version: number) => readable.find((rates) => rates.version === version);
  const rows = listed.map(versionOf).map((version) => {
    const rates = find(version);
    return { version, rates, before: find(rates?.publication?.previous ?? 0) };
  });
  return { rows, names: await readStaffNames(staff, people) };
}
