import { unshareObstacle } from '../../../../src/domain/acts/views.ts';
import { isViewNameTaken, MAX_SHARED_VIEWS } from '../../../../src/domain/staff/shared-view.ts';
import {
  SHARED_VIEWS,
  STORED_VIEWED_LIST,
  sharedViewRecord,
} from '../../../../src/records/shared-view.ts';
import { refused, refusedBy, staffAct } from '../act.ts';

const nameOf = (stored: unknown) => (typeof stored === 'string' ? stored : '');

/** Shares a view with the team, under a name that no other view of its list has. */
export const shareView = staffAct('shareView', {
  roles: ['analyst', 'reviewer', 'admin'],
  audit: ['compartir-vista'],
  async run({ view, list, name, settings }, { store, member, now }) {
    const path = `${SHARED_VIEWS}/${view}`;
    const [stored] = await store.get(path);
    if (stored)
      return stored.autor === member.uid && stored.nombre === name ? 'done' : refused('conflict');
    const others = await store.find(
      SHARED_VIEWS,
      'lista',
      STORED_VIEWED_LIST[list],
      MAX_SHARED_VIEWS,
    );
    const names = others.map(({ fields }) => ({ name: nameOf(fields.nombre) }));
    if (others.length >= MAX_SHARED_VIEWS || isViewNameTaken(name, names))
      return refused('conflict');
    const record = sharedViewRecord({ list, name, settings, author: member.uid }, now);
    const entry = { id: `compartir_${view}`, action: 'compartir-vista', about: path };
    return {
      writes: [{ create: path, fields: record }],
      entries: [{ ...entry, fields: { nombre: name } }],
    };
  },
});

/** Removes a view for the whole team, also one that cannot be read. */
export const unshareView = staffAct('unshareView', {
  roles: ['reader', 'analyst', 'reviewer', 'admin'],
  audit: ['quitar-vista'],
  async run({ view }, { store, member }) {
    const path = `${SHARED_VIEWS}/${view}`;
    const id = `quitar_${view}`;
    const [stored, entry] = await store.get(path, `auditoria/${id}`);
    if (!stored) return entry?.autor === member.uid ? 'done' : refused('conflict');
    const author = typeof stored.autor === 'string' ? stored.autor : undefined;
    const obstacle = unshareObstacle({ author }, member);
    if (obstacle) return refusedBy(obstacle);
    return {
      writes: [{ remove: path }],
      entries: [
        { id, action: 'quitar-vista', about: path, fields: { nombre: nameOf(stored.nombre) } },
      ],
    };
  },
});
