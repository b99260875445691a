import { normalizeText } from '../domain/fields/fields';
import type { SharedView, ViewedList } from '../domain/staff/shared-view';
import { type RecordFields, reader } from './fields';

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
  return {
    id,
    list: fields.word('lista', STORED_VIEWED_LIST),
    name: fields.text('nombre'),
    settings: fields.text('ajustes'),
    author: fields.text('autor'),
  };
}
