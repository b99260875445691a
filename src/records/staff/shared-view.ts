import { normalizeText } from '../../domain/fields/fields';
import type { SharedView, ViewedList } from '../../domain/staff/shared-view';
import { RecordError, type RecordFields, reader } from '../fields';
import { type AuditEntry, auditEntry } from './audit';

/** The collection of the views that staff share. */
export const SHARED_VIEWS = 'vistasEquipo';

/** `lista` as stored. */
export const STORED_VIEWED_LIST: Readonly<Record<ViewedList, string>> = {
  requests: 'users',
  subscribers: 'subscriptores',
};

/** `vistasEquipo/{id}` as written. */
export function sharedViewRecord(view: Omit<SharedView, 'id'>, now: unknown) {
  return {
    lista: STORED_VIEWED_LIST[view.list],
    nombre: normalizeText(view.name),
    ajustes: view.settings,
    autor: view.author,
    fecha: now,
  };
}

/** `vistasEquipo/{id}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readSharedView(id: string, data: RecordFields): SharedView {
  const fields = reader(data, `${SHARED_VIEWS}/${id}`);
  const lists = Object.keys(STORED_VIEWED_LIST) as ViewedList[];
  const list = lists.find((each) => STORED_VIEWED_LIST[each] === fields.text('lista'));
  if (list === undefined) throw new RecordError(`${SHARED_VIEWS}/${id}: lista`);
  return {
    id,
    list,
    name: fields.text('nombre'),
    settings: fields.text('ajustes'),
    author: fields.text('autor'),
  };
}

/** The audit entry of a view that is shared, or removed from the team's. */
export function sharedViewEntry(
  action: 'compartir-vista' | 'quitar-vista',
  { id, name }: Pick<SharedView, 'id' | 'name'>,
  author: string,
  now: unknown,
): AuditEntry {
  const kind = action === 'compartir-vista' ? 'compartir' : 'quitar';
  const entry = auditEntry(`${kind}_${id}`, action, `${SHARED_VIEWS}/${id}`, author, now);
  return { ...entry, data: { ...entry.data, nombre: normalizeText(name) } };
}
