import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { GameFacts } from '../../../../domain/market/catalogue';
import type { MarketGame } from '../../../../domain/market/market-value';
import { readGame } from '../../../../records/market/game';
import { editRecord } from '../../../../records/market/game-edits';
import { auditEntry } from '../../../../records/staff/audit';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** Edits name, image and path of a game; see StaffBackend.editGame. */
export function editGame(
  context: StaffContext,
  seen: MarketGame,
  facts: GameFacts,
): Promise<MarketGame> {
  const { db, caller } = context;
  const author = context.author();
  const game = doc(db, 'games', seen.id);
  const edits = (seen.edits ?? 0) + 1;
  const record = editRecord(facts, edits);
  const about = `games/${seen.id}`;
  const audit = auditEntry(
    `catalogo_${seen.id}_${edits}`,
    'editar-juego',
    about,
    author,
    serverTimestamp(),
  );

  return writeOnce<MarketGame>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const data = (await transaction.get(game)).data();
          const before = data && readGame(seen.id, data);
          if (!before || before.edits !== seen.edits) throw new BackendError('conflict');
          transaction.update(game, record);
          transaction.set(doc(db, 'auditoria', audit.id), audit.data);
          return readGame(seen.id, { ...data, ...record });
        },
        // This edit is read back before a repetition: it may be the one that conflicts.
        { maxAttempts: 1 },
      ),
    async readBack(): Promise<WriteOutcome<MarketGame>> {
      const data = (await getDoc(game)).data();
      const now = data && readGame(seen.id, data);
      if (now && now.edits === seen.edits) return { kind: 'missing' };
      const isMine =
        now?.edits === edits &&
        now.name === record.name &&
        now.image === record.image &&
        now.path === record.destino;
      return isMine ? { kind: 'stored', value: now } : { kind: 'refused', code: 'conflict' };
    },
  });
}
