import { DEFAULT_LANGUAGE } from '../../../../src/domain/language.ts';
import { isStillAsSeen } from '../../../../src/domain/market/value-import.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { readGame } from '../../../../src/records/game.ts';
import { changeRecord } from '../../../../src/records/game-edits.ts';
import { refused, staffAct } from '../act.ts';
import { readable } from '../readable.ts';

/** Changes the market values of games together: all of them, or none if one is no longer as seen. */
export const importValues = staffAct('importValues', {
  roles: ['admin'],
  audit: ['importar-valores'],
  async run({ id, file, values: asked, reason }, { store, member, now }) {
    const entryId = `importacion_${id}`;
    const [entry, ...stored] = await store.get(
      `auditoria/${entryId}`,
      ...asked.map(({ game }) => `games/${game}`),
    );
    if (entry) return entry.autor === member.uid ? 'done' : refused('conflict');
    const changes = asked.flatMap(({ game, previous, value }, place) => {
      const { values } =
        readable(stored[place], (fields: RecordFields) => readGame(game, fields)) ?? {};
      return isStillAsSeen(values, previous ?? undefined) ? [{ game, values, value }] : [];
    });
    if (changes.length < asked.length) return refused('conflict');
    return {
      writes: changes.flatMap(({ game, values = [], value }) => {
        const change = changeRecord(value, values.at(-1), reason, member.uid, now);
        const fields = { value: [...values, value], ultimoCambio: change };
        return [
          { update: `games/${game}`, fields },
          { create: `games/${game}/cambios/${values.length}`, fields: change },
        ];
      }),
      entries: [
        {
          id: entryId,
          action: 'importar-valores',
          about: `importaciones/${id}`,
          // The audit is in the bank's language.
          fields: { archivo: file, filas: asked.length, motivo: reason[DEFAULT_LANGUAGE] },
        },
      ],
    };
  },
});
