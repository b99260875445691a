import type { Firestore } from 'firebase-admin/firestore';
import type { RecordFields } from '../../../src/records/fields.ts';
import { readWrongVersions } from '../../../src/records/mended.ts';
import { keepMended } from '../acts/rates/mended.ts';
import { readable } from '../acts/readable.ts';
import { firestoreDatabase } from '../acts/store.ts';

/** Requests that are written at the same time. */
const AT_ONCE = 20;

/**
 * Keeps what mends their rates for all requests of a game whose version was found wrong by a publication. Does
 * nothing for one that marks no version. A request that is sent later gets it as a new one.
 */
export async function mendRequests(
  db: Firestore,
  game: string,
  { before, after }: Readonly<Record<'before' | 'after', RecordFields | undefined>>,
): Promise<void> {
  const known = readable(before, readWrongVersions) ?? {};
  const wrong = Object.entries(readable(after, readWrongVersions) ?? {});
  for (const version of wrong
    .filter(([one, by]) => known[Number(one)] !== by)
    .map(([one]) => one)) {
    const { docs } = await db
      .collection('users')
      .where('juego', '==', game)
      .where('versionTarifas', '==', Number(version))
      .select()
      .get();
    for (let at = 0; at < docs.length; at += AT_ONCE)
      await Promise.all(
        docs.slice(at, at + AT_ONCE).map(({ id }) => keepMended(firestoreDatabase(db), id)),
      );
  }
}
