import { readGame } from '../../../../src/records/game.ts';
import { editRecord } from '../../../../src/records/game-edits.ts';
import { refused, staffAct } from '../act.ts';
import { readable } from '../readable.ts';

/** Edits name, picture and path of a game. */
export const editGame = staffAct('editGame', {
  roles: ['admin'],
  audit: ['editar-juego'],
  async run({ game: id, edits, facts }, { store, member }) {
    const path = `games/${id}`;
    const record = editRecord(facts, edits + 1);
    const entryId = `catalogo_${id}_${record.ediciones}`;
    const [stored, entry] = await store.get(path, `auditoria/${entryId}`);
    const game = readable(stored, (fields) => readGame(id, fields));
    if (!game) return refused('conflict');
    const isSame = Object.entries(record).every(([field, value]) => stored?.[field] === value);
    if (isSame && entry?.autor === member.uid) return 'done';
    if ((game.edits ?? 0) !== edits) return refused('conflict');
    return {
      writes: [{ update: path, fields: record }],
      entries: [{ id: entryId, action: 'editar-juego', about: path }],
    };
  },
});
