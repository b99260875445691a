import type { Language } from '../../domain/language';
import type { Petition, PetitionKind, PetitionState } from '../../domain/request/petition';
import type { ReconsiderationDraft } from '../../domain/request/reconsideration';
import { RecordError, type RecordFields, reader } from '../fields';
import { STORED_POINT } from './words';

/** `tipo` as stored. */
const STORED_KIND: Readonly<Record<PetitionKind, string>> = {
  withdrawal: 'retiro',
  reconsideration: 'reconsideracion',
  erasure: 'borrado',
  unsubscribe: 'baja',
};

const STATES: Readonly<Record<string, PetitionState>> = {
  pedida: 'asked',
  confirmar: 'mailed',
  // Older petitions say that the address had reached its daily limit.
  limite: 'mailed',
  confirmada: 'confirmed',
  hecha: 'done',
  cerrada: 'closed',
};

/** The id of a petition, `{code}_{kind}`. */
export function petitionId(code: string, kind: PetitionKind): string {
  return `${code}_${STORED_KIND[kind]}`;
}

/** The visitor's words in a petition to reconsider, written once it is proven. */
export const petitionWords = ({ point, words }: ReconsiderationDraft) => ({
  sobre: STORED_POINT[point],
  texto: words,
});

/** `peticiones/{id}` as written; `isOwn`: by the session that sent the request. */
export function petitionRecord(
  kind: PetitionKind,
  language: Language,
  isOwn: boolean,
  now: unknown,
  reconsideration?: ReconsiderationDraft,
) {
  return {
    tipo: STORED_KIND[kind],
    fecha: now,
    idioma: language,
    estado: 'pedida',
    ...(isOwn && { sesion: true, ...(reconsideration && petitionWords(reconsideration)) }),
  };
}

/** `peticiones/{id}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readPetition(code: string, kind: PetitionKind, data: RecordFields): Petition {
  const where = `peticiones/${petitionId(code, kind)}`;
  const fields = reader(data, where);
  const state = STATES[fields.text('estado')];
  if (state === undefined) throw new RecordError(`${where}: estado`);
  return {
    code,
    kind,
    state,
    askedAt: fields.date('fecha'),
    doneAt: fields.has('hecha') ? fields.date('hecha') : undefined,
  };
}
