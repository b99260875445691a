import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Contribution, contribution } from './contribution.ts';
import { add, EMPTY, type Summary, withoutOldDays } from './summary.ts';

/** Until the time in this document, only `rebuildSummaries` writes summaries and contributions. */
export const REBUILDING = 'tareas/resumen';

/** The contribution of a request that the summary already holds; only these functions write it. */
const readContribution = (kept: DocumentSnapshot) => kept.data() as Contribution | undefined;

function refuseWhileRebuilding(rebuilding: DocumentSnapshot | undefined): void {
  const until: unknown = rebuilding?.get('hasta');
  if (until instanceof Timestamp && until.toMillis() > Date.now())
    throw new Error('the summaries are being rebuilt');
}

/** Rejects while the summaries are being rebuilt. */
export async function requireNoRebuilding(db: Firestore): Promise<void> {
  refuseWhileRebuilding(await db.doc(REBUILDING).get());
}

/**
 * Reads the documents that are needed to replace a request's contribution with `after`. The
 * returned function writes them; a transaction reads before it writes.
 */
async function prepare(
  db: Firestore,
  transaction: Transaction,
  before: Contribution | undefined,
  after: Contribution | undefined,
): Promise<() => void> {
  const ids = new Set([before, after].flatMap((each) => (each ? [each.juego] : [])));
  const stored = await Promise.all([...ids].map((id) => transaction.get(db.doc(`resumen/${id}`))));
  return () => {
    for (const game of stored) {
      let summary: Summary = { ...EMPTY, ...game.data() };
      if (before?.juego === game.id) summary = add(summary, before, -1);
      if (after?.juego === game.id) summary = add(summary, after, 1);
      if (summary.solicitudes === 0) transaction.delete(game.ref);
      else transaction.set(game.ref, withoutOldDays(summary, Date.now()));
    }
  };
}

/**
 * Brings the summaries up to date with the stored request. Events may come in any order and more
 * than once. A request that was deleted without erasing its person no longer counts.
 */
export async function keepSummary(db: Firestore, uid: string): Promise<void> {
  const kept = db.doc(`aportes/${uid}`);
  await db.runTransaction(async (transaction) => {
    const [rebuilding, request, file, held] = await transaction.getAll(
      db.doc(REBUILDING),
      db.doc(`users/${uid}`),
      db.doc(`expedientes/${uid}`),
      kept,
    );
    refuseWhileRebuilding(rebuilding);
    const before = held && readContribution(held);
    const after = contribution(request?.data() ?? {}, file?.data());
    if (isDeepStrictEqual(before, after)) return;
    const write = await prepare(db, transaction, before, after);
    write();
    if (after) transaction.set(kept, after);
    else transaction.delete(kept);
  });
}

/**
 * Prepares a transaction that erases a person: the summaries keep the request's last contribution
 * and forget whose it was. The returned function writes that.
 */
export async function keepCounting(
  db: Firestore,
  transaction: Transaction,
  request: DocumentSnapshot,
  file: DocumentSnapshot,
): Promise<() => void> {
  const ofRequest = db.doc(`aportes/${request.id}`);
  const [rebuilding, kept] = await transaction.getAll(db.doc(REBUILDING), ofRequest);
  refuseWhileRebuilding(rebuilding);
  const before = kept && readContribution(kept);
  const write = await prepare(
    db,
    transaction,
    before,
    contribution(request.data() ?? {}, file.data()),
  );
  return () => {
    write();
    transaction.delete(ofRequest);
  };
}
