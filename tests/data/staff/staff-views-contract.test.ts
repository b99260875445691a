import { describe, expect, test } from 'vitest';
import type { AuditFilter } from '../../../src/domain/audit';
import { MAX_SHARED_VIEWS, type SharedView } from '../../../src/domain/staff/shared-view';
import { bothStaffBackends } from '../../support/both-staff-backends';

const { admin, openFirebase, implementations } = bothStaffBackends(['analyst']);

const ALL: AuditFilter = { author: undefined, act: undefined, day: undefined };
const code = (expected: string) => ({ code: expected });
const VIEW = { list: 'requests', settings: 'tab=solicitudes&estado=aprobadas' } as const;

/** A view that a colleague shared. */
const viewOf = (name: string, changes: Partial<SharedView> = {}): SharedView => ({
  ...VIEW,
  id: `view-${name}`,
  name,
  author: 'luis',
  ...changes,
});

describe.each(implementations)('%s', (_name, open) => {
  test('shares a view with everybody, and its author removes it', async () => {
    const { staff, uid } = await open();
    expect(await staff.read('sharedViews', 'requests')).toEqual([]);
    const shared = await staff.shareView({ ...VIEW, name: '  Las   aprobadas ' });
    expect(shared).toEqual({ ...VIEW, id: expect.any(String), name: 'Las aprobadas', author: uid });
    expect(await staff.read('sharedViews', 'requests')).toEqual([shared]);
    expect(await staff.read('sharedViews', 'subscribers')).toEqual([]);
    await staff.unshareView(shared);
    expect(await staff.read('sharedViews', 'requests')).toEqual([]);
  });

  test('reads the views of a list by name, at most twenty', async () => {
    const names = Array.from({ length: MAX_SHARED_VIEWS }, (_, n) => `Vista ${10 + n}`);
    const views = names.toReversed().map((name) => viewOf(name));
    const { staff } = await open({
      views: [...views, viewOf('Otra', { list: 'subscribers', settings: 'name asc' })],
    });
    expect((await staff.read('sharedViews', 'requests')).map(({ name }) => name)).toEqual(names);
    expect(await staff.read('sharedViews', 'subscribers')).toMatchObject([{ name: 'Otra' }]);
    const more = staff.shareView({ ...VIEW, name: 'Una más' });
    await expect(more).rejects.toMatchObject(code('conflict'));
  });

  test('an administrator removes any view, once, and the audit has both acts', async () => {
    const { staff, uid } = await open({ views: [viewOf('Aprobadas')] }, ['admin']);
    const [theirs] = await staff.read('sharedViews', 'requests');
    if (!theirs) throw new Error('there is no view');
    await staff.unshareView(theirs);
    await expect(staff.unshareView(theirs)).rejects.toMatchObject(code('conflict'));
    const own = await staff.shareView({ ...VIEW, name: 'Por mi cuenta' });
    const view = (id: string) => ({ kind: 'view', id });
    expect((await staff.read('listAudit', ALL, 10)).rows).toMatchObject([
      { act: 'shareView', author: uid, subject: view(own.id), view: 'Por mi cuenta' },
      { act: 'unshareView', author: uid, subject: view(theirs.id), view: 'Aprobadas' },
    ]);
  });
});

test('a view that cannot be read hides no other', async () => {
  const { staff } = await openFirebase({ views: [viewOf('Aprobadas')] });
  await admin.set('vistasEquipo/odd', { lista: 'users', nombre: 7 });
  expect(await staff.read('sharedViews', 'requests')).toMatchObject([{ name: 'Aprobadas' }]);
});
