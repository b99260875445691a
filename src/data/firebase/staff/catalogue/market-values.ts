import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { Text } from '../../../../domain/language';
import { auditEntry } from '../../../../records/audit';
import { readChange, readGame } from '../../../../records/game';
import { changeRecord } from '../../../../records/game-edits';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** A market value to append, and the list that its author saw. */
interface Addition {
  readonly gameId: string;
  readonly seen: readonly number[];
  readonly value: number;
  readonly reason: Text | undefined;
}

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, place) => value === b[place]);
}

/** Appends a market value with its change entry; see StaffBackend.appendMarketValue. */
export async function appendMarketValue(context: StaffContext, addition: Addition): Promise<void> {
  const { db, caller } = context;
  const { gameId, seen, value, reason } = addition;
  const author = context.author();
  const game = doc(db, 'games', gameId);
  const entry = doc(db, 'games', gameId, 'cambios', String(seen.length));
  const about = `games/${gameId}/cambios/${seen.length}`;
  const audit = auditEntry(
    `valor_${gameId}_${seen.length}`,
    'cambiar-valor',
    about,
    author,
    serverTimestamp(),
  );

  await writeOnce<void>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = await transaction.get(game);
          const values = stored.exists() ? readGame(gameId, stored.data()).values : [];
          if (!isEqual(values, seen)) throw new BackendError('conflict');
          const change = changeRecord(value, seen.at(-1), reason, author, serverTimestamp());
          transaction.update(game, { value: [...seen, value], ultimoCambio: change });
          transaction.set(entry, change);
          transaction.set(doc(db, 'auditoria', audit.id), audit.data);
        },
        // This change is read back before a repetition: it may be the one that conflicts.
        { maxAttempts: 1 },
      ),
    async readBack(): Promise<WriteOutcome<void>> {
      const [stored, change] = await Promise.all([getDoc(game), getDoc(entry)]);
      const values = stored.exists() ? readGame(gameId, stored.data()).values : [];
      if (isEqual(values, seen)) return { kind: 'missing' };
      const made = change.exists() ? readChange(change.id, change.data()) : undefined;
      return made?.author === author && made.value === value
        ? { kind: 'stored', value: undefined }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
