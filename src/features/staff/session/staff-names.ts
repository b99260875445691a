import type { StaffBackend } from '../../../data/staff/backend';

/** Names of members of staff by uid. A name that cannot be read is left out. */
export async function readStaffNames(
  staff: StaffBackend,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all(
    [...new Set(uids)].map(
      async (uid) => [uid, await staff.read('staffName', uid).catch(() => undefined)] as const,
    ),
  );
  return new Map(
    names.flatMap(([uid, name]): [string, string][] => (name === undefined ? [] : [[uid, name]])),
  );
}
