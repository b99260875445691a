import type { MarketGame, MarketValueChange } from '../domain/market/market-value';
import { isMap, RecordError, type RecordFields, reader } from './fields';

const textOrNone = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads `games/{gameid}`. Name, image, path and values may be missing; throws a `RecordError` where the
 * values are no list of numbers.
 */
export function readGame(id: string, data: RecordFields): MarketGame {
  const values = data.value === undefined ? [] : reader(data, `games/${id}`).list('value');
  if (!values.every(Number.isFinite)) throw new RecordError(`games/${id}: value`);
  return {
    id,
    name: textOrNone(data.name),
    values,
    image: textOrNone(data.image),
    path: textOrNone(data.destino),
    edits: Number.isInteger(data.ediciones) ? Number(data.ediciones) : undefined,
    lastChange: readLastChange(values, data.ultimoCambio),
  };
}

/** Reads `ultimoCambio`; undefined if it is unreadable or belongs to an earlier value. */
function readLastChange(values: readonly number[], stored: unknown): MarketValueChange | undefined {
  if (!isMap(stored)) return undefined;
  try {
    const change = readChange(String(values.length - 1), stored);
    return change.value === values.at(-1) ? change : undefined;
  } catch {
    return undefined;
  }
}

/** `games/{gameid}/cambios/{n}` as read. */
export function readChange(id: string, data: RecordFields): MarketValueChange {
  const fields = reader(data, `cambios/${id}`);
  return {
    index: Number(id),
    value: fields.number('valor'),
    previous: fields.has('anterior') ? fields.number('anterior') : undefined,
    reason: fields.has('motivo') ? fields.words('motivo') : undefined,
    author: fields.text('autor'),
    changedAt: fields.date('fecha'),
  };
}
