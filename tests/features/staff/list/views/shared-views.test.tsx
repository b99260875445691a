import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../../../src/domain/session';
import type { SharedView } from '../../../../../src/domain/staff/shared-view';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';

const REQUESTS = '/GamesSettings?tab=solicitudes';
const APPROVED = 'tab=solicitudes&estado=aprobadas';

const words = {
  label: 'Vistas guardadas',
  none: 'Sin vistas guardadas.',
  keep: 'Guardar esta vista',
  name: 'Nombre de la vista',
  mark: 'Equipo · Luis Mota',
  share: 'Compartir con el equipo',
  shared: 'Compartiste la vista «Mías» con el equipo.',
  taken: /El equipo ya tiene una vista con el nombre «Mías»/,
  changed: 'Cambió mientras tanto y no se guardó nada.',
  full: /El equipo tiene 20 vistas, el máximo/,
  remove: 'Quitar del equipo',
  sure: 'Sí, quitar',
  removed: 'Quitaste la vista «Aprobadas» del equipo.',
  loading: 'Buscando las vistas del equipo…',
  failed: 'No se pudieron leer las vistas del equipo.',
  retry: 'Intentar de nuevo',
  offline: /conexión/,
} as const;

const viewOf = (name: string, changes: Partial<SharedView> = {}): SharedView => ({
  id: name,
  list: 'requests',
  name,
  settings: APPROVED,
  author: 'other',
  ...changes,
});

beforeEach(() => localStorage.clear());

describe("the team's views", () => {
  type Prepare = NonNullable<Parameters<typeof openStaff>[3]>;

  async function open(
    views: readonly SharedView[],
    roles: readonly StaffRole[],
    prepare?: Prepare,
    address = REQUESTS,
  ) {
    const contents = { requests: [requestOf('one')], views, roles };
    const app = await openStaff(address, contents, 'es', prepare);
    const bar = within(await screen.findByRole('region', { name: words.label }));
    const button = (name: string) => bar.findByRole('button', { name });
    return {
      ...app,
      bar,
      button,
      press: async (name: string) => app.user.click(await button(name)),
    };
  }

  /** The bar with an own view of the list as it is, which is open. */
  async function openOwn(views: readonly SharedView[], prepare?: Prepare) {
    const own = [{ name: 'Mías', settings: 'tab=solicitudes&estado=rechazadas' }];
    localStorage.setItem('levelup.views.requests.staff', JSON.stringify(own));
    return open(views, ['analyst'], prepare, `${REQUESTS}&estado=rechazadas`);
  }

  it('stand beside the own ones with who shared them, and open for everybody', async () => {
    const { address, press, button, bar } = await open([viewOf('Aprobadas')], ['reader']);
    const view = `Aprobadas ${words.mark}`;
    await press(view);
    expect(await button(view)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(address()).toBe(`${REQUESTS}&estado=aprobadas`));
    expect(bar.queryByRole('button', { name: words.remove })).toBeNull();
    expect(bar.queryByText(words.none)).toBeNull();
  });

  it('get an own view that its member shares', async () => {
    const { staff, press, button, bar } = await openOwn([]);
    await press(words.share);
    expect(await bar.findByText(words.shared)).toBeVisible();
    expect(await bar.findByRole('button', { name: /^Mías .*Ana Peña$/ })).toBeVisible();
    expect(bar.queryByRole('button', { name: words.share })).toBeNull();
    const own = await button('Mías');
    await waitFor(() => expect(own).toHaveFocus());
    expect(await staff.read('sharedViews', 'requests')).toMatchObject([
      { name: 'Mías', settings: 'tab=solicitudes&estado=rechazadas' },
    ]);
  });

  it('have no name twice', async () => {
    const { staff, press, bar } = await openOwn([viewOf('mías')]);
    await press(words.share);
    expect(await bar.findByText(words.taken)).toBeVisible();
    expect(staff.asked('shareView')).toEqual([]);
  });

  it('are read again where a colleague changed them meanwhile', async () => {
    const { staff, press, bar } = await openOwn([]);
    await bar.findByRole('button', { name: words.share });
    staff.elsewhere.setSharedViews([viewOf('Mías')]);
    await press(words.share);
    expect(await bar.findByText(words.changed)).toBeVisible();
    expect(await bar.findByRole('button', { name: `Mías ${words.mark}` })).toBeVisible();
  });

  it('say why one was not shared', async () => {
    const { press, bar } = await openOwn([], (staff) => staff.fail('shareView', 'offline'));
    await press(words.share);
    expect(await bar.findByText(words.offline)).toBeVisible();
    expect(bar.getByRole('button', { name: words.share })).toBeVisible();
  });

  it('are twenty at most', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => viewOf(`Vista ${n}`));
    const { bar } = await openOwn(twenty);
    expect(await bar.findByText(words.full)).toBeVisible();
    expect(bar.queryByRole('button', { name: words.share })).toBeNull();
  });

  it('lose one that an administrator removes, after a question', async () => {
    const { user, staff, press, bar } = await open([viewOf('Aprobadas')], ['admin']);
    await press(`Aprobadas ${words.mark}`);
    await press(words.remove);
    expect(staff.asked('unshareView')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: words.sure }));
    expect(await bar.findByText(words.removed)).toBeVisible();
    expect(bar.queryByRole('listitem')).toBeNull();
    const keep = bar.getByRole('button', { name: words.keep });
    await waitFor(() => expect(keep).toHaveFocus());
  });

  it('say that one changed that was removed meanwhile, which goes', async () => {
    const { user, staff, press, bar } = await open(
      [viewOf('Aprobadas', { author: 'staff' })],
      ['reader'],
      undefined,
      `${REQUESTS}&estado=aprobadas`,
    );
    await press(words.remove);
    staff.elsewhere.setSharedViews([]);
    await user.click(await screen.findByRole('button', { name: words.sure }));
    expect(await bar.findByText(words.changed)).toBeVisible();
    await waitFor(() => expect(bar.queryByRole('listitem')).toBeNull());
  });

  it('can be late, or fail and be read again, while the own ones work', async () => {
    let answer = () => {};
    const { user, staff, bar } = await openOwn([viewOf('Aprobadas')], (backend) => {
      answer = backend.hold('sharedViews');
      backend.fail('sharedViews', 'offline');
    });
    expect(bar.getByText(words.loading)).toBeVisible();
    expect(bar.getByRole('button', { name: 'Mías' })).toBeVisible();
    expect(bar.queryByRole('button', { name: words.share })).toBeNull();
    answer();
    expect(await bar.findByText(words.failed)).toBeVisible();
    staff.recover('sharedViews');
    await user.click(bar.getByRole('button', { name: words.retry }));
    expect(await bar.findByRole('button', { name: `Aprobadas ${words.mark}` })).toBeVisible();
    expect(bar.queryByText(words.failed)).toBeNull();
  });
});
