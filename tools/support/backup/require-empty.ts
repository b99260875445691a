import type { Firestore } from 'firebase-admin/firestore';
import { Failure } from '../failure';

/** Fails if a database holds any document, and names the collections. */
export async function requireEmpty(db: Firestore): Promise<void> {
  const collections = await db.listCollections();
  if (collections.length === 0) return;
  const names = collections.map(({ id }) => id).join(', ');
  throw new Failure(
    `There are documents already: ${names}.\nRestore into an empty project, or add --overwrite: documents of the backup then replace those with the same path, and all others stay.`,
  );
}
