import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BackendErrorCode } from '../../../../src/data/errors';
import type { Person } from '../../../../src/domain/staff/people';
import { HOUR_MS } from '../../../../src/domain/time';
import { said } from '../../../support/said';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=personal';

function personOf(id: string, changes: Partial<Person> = {}): Person {
  return {
    ...{ id, name: `Persona ${id}`, email: `${id}@banco.example`, state: 'active' },
    ...{ roles: ['analyst'], proposal: undefined, since: new Date('2026-09-14T00:00-04:00') },
    ...{ offAt: undefined, lastSignIn: new Date('2026-10-01T09:40-04:00'), secondFactor: true },
    ...{ held: 0, invitation: undefined },
    ...changes,
  };
}

const ANA = personOf('staff', { name: 'Ana Peña', roles: ['admin'] });
const EVA = personOf('eva', { name: 'Eva Rosa', roles: ['admin', 'reviewer'] });
const LUIS = personOf('luis', { name: 'Luis Mota', held: 4, secondFactor: false });
const OFF = personOf('off', {
  name: 'Pedro Lora',
  state: 'off',
  offAt: new Date('2026-11-12T00:00-04:00'),
});
const INVITED = personOf('inv', {
  name: 'Ismael Cruz',
  state: 'invited',
  since: undefined,
  lastSignIn: undefined,
  secondFactor: false,
  invitation: { expiresAt: new Date(Date.now() + 21.5 * HOUR_MS), delivered: true },
});

const EVERYBODY = [ANA, EVA, LUIS, OFF, INVITED];

async function open(
  people: readonly Person[] = EVERYBODY,
  more: Parameters<typeof openStaff>[1] = {},
) {
  const app = await openStaff(ADDRESS, { people, roles: ['admin'], ...more });
  await screen.findByRole('table');
  return app;
}

const rowOf = (name: string) => {
  const row = screen.getAllByRole('row').find((one) => one.textContent?.includes(name));
  if (!row) throw new Error(`${name} has no row.`);
  return row;
};

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent);

const press = (user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('the list of the staff', () => {
  it('tells who has which access, since when and how well it is protected', async () => {
    await open();
    expect(screen.getByText('5 personas')).toBeVisible();
    expect(names()).toEqual([
      'Ana Peña (tú)',
      'Eva Rosa',
      'Ismael Cruz',
      'Luis Mota',
      'Pedro Lora',
    ]);
    expect(rowOf('Luis Mota')).toHaveTextContent(/luis@banco\.example.*Analista.*14 sep.*Falta.*4/);
    expect(rowOf('Ana Peña')).toHaveTextContent(/Ahora.*Sí.*Eres tú/);
    expect(rowOf('Ismael Cruz')).toHaveTextContent(/Invitado, vence en 21 h/);
    expect(rowOf('Pedro Lora')).toHaveTextContent(/Apagado el 12 nov/);
  });

  it('is sorted by a column and searched by name, address and role', async () => {
    const { user } = await open();
    await press(user, 'Casos');
    await press(user, 'Casos');
    expect(names()[0]).toBe('Luis Mota');
    await user.type(screen.getByRole('searchbox'), 'rosa revisor');
    expect(names()).toEqual(['Eva Rosa']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nadie');
    expect(screen.getByText('Nadie coincide con «nadie».')).toBeVisible();
    await press(user, 'Quitar la búsqueda');
    expect(names()).toHaveLength(5);
  });

  it('is for administrators', async () => {
    const { staff } = await openStaff(ADDRESS, { people: EVERYBODY, roles: ['reviewer'] });
    expect(await screen.findByText(/Solo quien administra ve las cuentas/)).toBeVisible();
    expect(staff.calls('listPeople')).toEqual([]);
  });

  it('is read again after a failure', async () => {
    const { user, staff } = await openStaff(
      ADDRESS,
      { people: EVERYBODY, roles: ['admin'] },
      'es',
      (backend) => backend.fail('listPeople', 'offline'),
    );
    expect(await screen.findByText(/No hay conexión/)).toBeVisible();
    staff.recover('listPeople');
    await press(user, 'Intentar de nuevo');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('is reviewed by a press', async () => {
    const { user } = await open();
    expect(screen.getByText('Nadie ha revisado esta lista todavía.')).toBeVisible();
    await press(user, 'La revisé hoy');
    expect(await screen.findByText(/^Revisada por Ana Peña el/)).toBeVisible();
  });

  it('says that a review is overdue', async () => {
    await open(EVERYBODY, { review: { author: 'eva', at: new Date('2026-01-02T00:00-04:00') } });
    expect(screen.getByText(/^Revisada por Eva Rosa el 2 ene/)).toBeVisible();
    expect(screen.getByText(/tocaba antes del 2 jul/)).toBeVisible();
  });
});

describe('an invitation', () => {
  async function invite(email = 'wsantos@banco.example', more: Parameters<typeof open>[1] = {}) {
    const app = await open(EVERYBODY, more);
    await press(app.user, 'Invitar');
    await app.user.type(screen.getByLabelText('Nombre y apellido'), 'Wendy Santos');
    await app.user.type(screen.getByLabelText('Correo del banco'), email);
    return app;
  }

  it('is sent with its roles, of which some wait, to the address as mail programs copy it', async () => {
    const { user, staff } = await invite('Wendy <WSantos@banco.example>,');
    await user.click(screen.getByRole('checkbox', { name: /Revisor/ }));
    expect(screen.getByText(/Revisor empieza cuando otra persona/)).toHaveTextContent('Analista');
    await press(user, 'Enviar invitación');
    expect(await screen.findByText('Invitación enviada a Wendy Santos.')).toBeVisible();
    expect(staff.calls('changePeople')).toEqual([
      [
        {
          act: 'invite',
          name: 'Wendy Santos',
          email: 'wsantos@banco.example',
          roles: ['analyst', 'reviewer'],
        },
      ],
    ]);
    expect(rowOf('wsantos@banco.example')).toHaveTextContent(/Analista.*Invitado/);
    expect(screen.getByRole('region', { name: 'Por confirmar: Wendy Santos' })).toBeVisible();
    expect(screen.queryByLabelText('Nombre y apellido')).toBeNull();
  });

  it('names wrong fields and keeps what was typed', async () => {
    const { user, staff } = await open();
    await press(user, 'Invitar');
    await press(user, 'Enviar invitación');
    expect(screen.getByText('Escribe su nombre y apellido.')).toBeVisible();
    expect(said()).toEqual(['Hay 2 campos por corregir.']);
    expect(screen.getByLabelText('Nombre y apellido')).toHaveFocus();
    await user.type(screen.getByLabelText('Correo del banco'), 'wendy');
    await press(user, 'Enviar invitación');
    expect(screen.getByText(/A este correo le falta la @/)).toBeVisible();
    await user.type(screen.getByLabelText('Correo del banco'), '@peña.example');
    expect(screen.getByText('Quita «ñ»: no va en este campo.')).toBeVisible();
    expect(staff.calls('changePeople')).toEqual([]);
  });

  it('of a known address is refused and stays open', async () => {
    const { user } = await invite(LUIS.email);
    await press(user, 'Enviar invitación');
    expect(await screen.findByText(/Ese correo ya está en la lista/)).toBeVisible();
    expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Wendy Santos');
  });

  it('whose mail does not go out says so', async () => {
    const { user } = await invite('wsantos@banco.example', {
      unreachable: ['wsantos@banco.example'],
    });
    await press(user, 'Enviar invitación');
    expect(await screen.findByText(/pero el correo no salió/)).toBeVisible();
    expect(rowOf('wsantos@banco.example')).toHaveTextContent('El correo no salió');
  });

  it('is sent again and withdrawn', async () => {
    const { user } = await open();
    await press(user, 'Reenviar, Ismael Cruz');
    expect(await screen.findByText(/Le enviamos otro enlace a Ismael Cruz/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Le enviamos otro/));
    await press(user, 'Retirar, Ismael Cruz');
    expect(await screen.findByText(/Retiraste la invitación de Ismael Cruz/)).toBeVisible();
    expect(names()).not.toContain('Ismael Cruz');
  });

  it('says where nobody else could confirm roles', async () => {
    const { user } = await open([ANA, LUIS]);
    await press(user, 'Invitar');
    expect(screen.getByText(/Nadie más administra las cuentas/)).toBeVisible();
    await press(user, 'Abrir, Luis Mota');
    expect(screen.getByText(/Nadie más puede confirmarlo/)).toBeVisible();
  });
});

describe('roles', () => {
  async function openLuis(more: Parameters<typeof open>[1] = {}) {
    const app = await open(EVERYBODY, more);
    await press(app.user, 'Abrir, Luis Mota');
    return app;
  }
  const tick = (app: Awaited<ReturnType<typeof open>>, name: string) =>
    app.user.click(
      within(screen.getByRole('group', { name: 'Roles de Luis Mota' })).getByRole('checkbox', {
        name,
      }),
    );

  it('are saved once something changed and one is left, and brought back', async () => {
    const app = await openLuis();
    await press(app.user, 'Guardar roles');
    expect(app.staff.calls('changePeople')).toEqual([]);
    await tick(app, 'Analista');
    await press(app.user, 'Guardar roles');
    expect(app.staff.calls('changePeople')).toEqual([]);
    expect(screen.getByText(/^Deja al menos un rol/)).toBeVisible();
    await tick(app, 'Analista');
    await tick(app, 'Lectura');
    await press(app.user, 'Guardar roles');
    expect(await screen.findByText(/Los roles de Luis Mota quedaron guardados/)).toBeVisible();
    expect(rowOf('Luis Mota')).toHaveTextContent('Lectura y Analista');
    await press(app.user, 'Deshacer');
    await waitFor(() => expect(rowOf('Luis Mota')).not.toHaveTextContent('Lectura y'));
  });

  it('of two persons wait for another administrator, and are taken back', async () => {
    const app = await openLuis();
    await tick(app, 'Administrador');
    await press(app.user, 'Guardar roles');
    expect(await screen.findByText(/Pediste Administrador para Luis Mota/)).toBeVisible();
    const ticket = screen.getByRole('region', { name: 'Por confirmar: Luis Mota' });
    expect(ticket).toHaveTextContent('Luis Mota pasa a Administrador');
    expect(within(ticket).queryByRole('button', { name: 'Confirmar' })).toBeNull();
    await app.user.click(within(ticket).getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText(/no cambian nada/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Por confirmar: Luis Mota' })).toBeNull();
  });

  it('that another administrator asked for are confirmed', async () => {
    const proposal = { roles: ['reviewer'] as const, author: 'eva', at: new Date() };
    const { user } = await open([ANA, EVA, { ...LUIS, proposal }]);
    expect(screen.getByText('3 personas, 1 por confirmar')).toBeVisible();
    const ticket = screen.getByRole('region', { name: 'Por confirmar: Luis Mota' });
    expect(ticket).toHaveTextContent(/Eva Rosa.*Tú, Ana Peña/);
    await user.click(within(ticket).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Confirmaste los roles de Luis Mota.')).toBeVisible();
    expect(rowOf('Luis Mota')).toHaveTextContent('Analista y Revisor');
  });

  it('of oneself are confirmed by others', async () => {
    const proposal = { roles: ['reviewer'] as const, author: 'eva', at: new Date() };
    await open([{ ...ANA, proposal }, EVA]);
    const ticket = screen.getByRole('region', { name: 'Por confirmar: Ana Peña' });
    expect(within(ticket).queryByRole('button')).toBeNull();
    expect(ticket).toHaveTextContent('Son tus roles');
  });

  it('that changed meanwhile are shown, and nothing is saved', async () => {
    const app = await openLuis();
    await tick(app, 'Lectura');
    app.staff.elsewhere.setPerson({ ...LUIS, roles: [] });
    await press(app.user, 'Guardar roles');
    expect(await screen.findByText(/Cambió mientras tanto/)).toBeVisible();
    expect(rowOf('Luis Mota')).toHaveTextContent('Sin roles');
  });

  it.each<[BackendErrorCode, RegExp]>([
    ['offline', /No hay conexión/],
    ['timeout', /No sabemos si se guardó/],
    ['denied', /Tu cuenta no tiene permiso/],
  ])('say what happened after %s', async (code, words) => {
    const app = await openLuis();
    await tick(app, 'Lectura');
    app.staff.fail('changePeople', code);
    await press(app.user, 'Guardar roles');
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('access', () => {
  it('ends after a question, and is given back', async () => {
    const { user } = await open();
    await press(user, 'Abrir, Luis Mota');
    await press(user, 'Apagar');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Tiene 4 casos en mano');
    await user.click(within(dialog).getByRole('button', { name: 'Sí, apagar' }));
    expect(await screen.findByText('La cuenta de Luis Mota está apagada.')).toBeVisible();
    expect(rowOf('Luis Mota')).toHaveTextContent('Apagado el');
    await press(user, 'Deshacer');
    expect(await screen.findByText('La cuenta de Luis Mota está encendida.')).toBeVisible();
  });

  it('comes back with the roles of one person at once', async () => {
    const { user } = await open([ANA, EVA, { ...OFF, roles: ['analyst', 'reviewer'] }]);
    await press(user, 'Encender, Pedro Lora');
    expect(await screen.findByText(/Revisor lo confirma otra persona/)).toBeVisible();
    expect(rowOf('Pedro Lora')).toHaveTextContent('Analista');
  });

  it('loses its second factor for a reason', async () => {
    const { user, staff } = await open();
    await press(user, 'Abrir, Eva Rosa');
    await press(user, 'Reiniciar segundo factor');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reiniciar' }));
    expect(dialog.getByText('Escribe el motivo.')).toBeVisible();
    await user.click(dialog.getByRole('textbox'));
    await user.paste('<perdió>');
    expect(dialog.getByText('Quita los signos < y >.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox'));
    expect(dialog.getByLabelText('Motivo')).toHaveFocus();
    await user.type(dialog.getByLabelText('Motivo'), 'Perdió el teléfono');
    await user.click(dialog.getByRole('button', { name: 'Reiniciar' }));
    expect(await screen.findByText(/El segundo factor de Eva Rosa está reiniciado/)).toBeVisible();
    expect(staff.calls('changePeople')).toEqual([
      [{ act: 'resetSecondFactor', id: 'eva', reason: 'Perdió el teléfono' }],
    ]);
  });
});
