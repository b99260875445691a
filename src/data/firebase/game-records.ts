import { serverTimestamp } from 'firebase/firestore/lite';
import { normalizeText } from '../../domain/fields';
import type { Text } from '../../domain/language';
import type { MarketGame, MarketValueChange } from '../../domain/market-value';
import { type RecordFields, reader } from './record-fields';

/** `games/{gameid}` as it is read. */
export function readGame(id: string, data: RecordFields): MarketGame {
  const fields = reader(data, `games/${id}`);
  return {
    id,
    name: fields.text('name'),
    values: fields.list('value'),
    image: fields.text('image'),
  };
}

/** `games/{gameid}/cambios/{n}` as it is written. */
export function changeRecord(
  value: number,
  previous: number | undefined,
  reason: Text | undefined,
  author: string,
) {
  const motivo = reason && { es: normalizeText(reason.es), en: normalizeText(reason.en) };
  return {
    valor: value,
    anterior: previous,
    ...(motivo && { motivo }),
    autor: author,
    fecha: serverTimestamp(),
  };
}

/** `games/{gameid}/cambios/{n}` as it is read. */
export function readChange(id: string, data: RecordFields): MarketValueChange {
  const fields = reader(data, `cambios/${id}`);
  const reason = data.motivo === undefined ? undefined : fields.part('motivo');
  return {
    index: Number(id),
    value: fields.number('valor'),
    previous: fields.number('anterior'),
    reason: reason && { es: reason.text('es'), en: reason.text('en') },
    author: fields.text('autor'),
    changedAt: fields.date('fecha'),
  };
}
