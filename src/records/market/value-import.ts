import { normalizeWords } from '../../domain/fields/fields';
import type { ImportState, ValueImport } from '../../domain/market/value-import';
import { RecordError, type RecordFields, reader } from '../fields';

/** `importaciones/{id}` as written. */
export function importRecord({ values, reason }: ValueImport, author: string, now: unknown) {
  return {
    autor: author,
    fecha: now,
    motivo: normalizeWords(reason),
    valores: Object.fromEntries(
      values.map(({ gameId, previous = null, value }) => [
        gameId,
        { anterior: previous, nuevo: value },
      ]),
    ),
    estado: 'pedida',
  };
}

/** The state of `importaciones/{id}`; throws a `RecordError` for any other state. */
export function readImportState(id: string, data: RecordFields): ImportState {
  const where = `importaciones/${id}`;
  const status = reader(data, where).text('estado');
  if (status === 'pedida') return { status: 'asked' };
  if (status === 'hecha') return { status: 'applied' };
  const { juegos } = data;
  if (status !== 'conflicto' || !Array.isArray(juegos)) throw new RecordError(where);
  return { status: 'conflict', gameIds: juegos.filter((game) => typeof game === 'string') };
}
