import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../src/domain/session';
import { forgetKept } from '../../../src/features/staff/session/kept';
import { requestOf } from '../../support/staff-records';
import { openStaff } from './staff-app';

type User = Awaited<ReturnType<typeof openStaff>>['user'];

const ROLES: StaffRole[] = ['admin', 'analyst', 'reviewer'];
const contents = { roles: ROLES, requests: [requestOf('one')] };
const open = (tab: string) => openStaff(`/GamesSettings?tab=${tab}`, contents);
const goTo = async (user: User, name: RegExp) =>
  user.click(await screen.findByRole('link', { name }));

const field = (name: string) => screen.findByRole('textbox', { name });
const search = () => screen.findByRole('searchbox');

/** Opens the form that declines the one request, or that asks about it. */
async function openChoice(user: User, button: string) {
  if (!screen.queryByRole('region', { name: 'Detalle de la solicitud' }))
    await user.click(await screen.findByRole('button', { name: /^Abrir la solicitud/ }));
  const detail = within(await screen.findByRole('region', { name: 'Detalle de la solicitud' }));
  await user.click(await detail.findByRole('button', { name: button }));
}

/** What is typed or chosen, where it is found, and whether it names a person. */
const PLACES: readonly {
  readonly what: string;
  readonly tab: string;
  readonly link: RegExp;
  readonly find: () => Promise<HTMLElement>;
  readonly typed: string;
  readonly namesPerson?: boolean;
}[] = [
  {
    ...{ what: 'the search of requests', tab: 'solicitudes', link: /^Solicitudes/ },
    ...{ find: search, typed: 'Laura', namesPerson: true },
  },
  {
    ...{ what: 'the search of subscribers', tab: 'subscripciones', link: /^Subscripciones/ },
    ...{ find: search, typed: 'laura@', namesPerson: true },
  },
  {
    ...{ what: 'the search of staff', tab: 'personal', link: /^Personal/ },
    ...{ find: search, typed: 'Eva', namesPerson: true },
  },
  {
    ...{ what: 'a reference rate', tab: 'tarifas&juego=prestamo', link: /^Tarifas/ },
    ...{ find: () => field('RD$ por US$1, hoy'), typed: '61.5' },
  },
  {
    ...{ what: 'a figure of the loan’s terms', tab: 'tarifas&juego=prestamo', link: /^Tarifas/ },
    ...{ find: () => field('Monto menor, en RD$'), typed: '6000' },
  },
  {
    ...{ what: 'a rate of a game', tab: 'tarifas&juego=roblox', link: /^Tarifas/ },
    ...{ find: () => screen.findByLabelText('Robux, borrador, en dólares'), typed: '0.02' },
  },
  {
    ...{ what: 'the amount for two people', tab: 'auditoria', link: /^Auditoría/ },
    ...{ find: () => field('Monto nuevo (RD$)'), typed: '70000' },
  },
];

/** Loads the page again: what is in memory is gone. */
function reload() {
  cleanup();
  const stored = Object.entries({ ...sessionStorage });
  forgetKept();
  for (const [name, text] of stored) sessionStorage.setItem(name, text);
}

describe.each(PLACES)('$what', ({ tab, link, find, typed, namesPerson = false }) => {
  it(`is there after another tab${namesPerson ? '' : ' and a reload'}`, async () => {
    const { user } = await open(tab);
    await user.clear(await find());
    await user.type(await find(), typed);
    await goTo(user, /^Promedios/);
    await screen.findByRole('heading', { level: 1, name: 'Promedios' });
    await goTo(user, link);
    expect(await find()).toHaveValue(typed);
    reload();
    await open(tab);
    expect(await find()).toHaveValue(namesPerson ? '' : typed);
  });
});

it('whom an invitation is for, and with which roles, is there after another tab and a reload', async () => {
  const { user } = await open('personal');
  await user.click(await screen.findByRole('button', { name: 'Invitar' }));
  await user.type(await field('Nombre y apellido'), 'Ismael Cruz');
  await user.click(screen.getByRole('checkbox', { name: /^Revisor/ }));
  await goTo(user, /^Promedios/);
  await goTo(user, /^Personal/);
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      reload();
      await open('personal');
    }
    expect(await field('Nombre y apellido')).toHaveValue('Ismael Cruz');
    expect(screen.getByRole('checkbox', { name: /^Revisor/ })).toBeChecked();
  }
});

it('the audit shows the same act again, but after a reload no person', async () => {
  const { user } = await open('auditoria');
  const [person, act] = [
    () => screen.findByLabelText('Persona'),
    () => screen.findByLabelText('Acción'),
  ];
  const someone = within(await person()).getByRole('option', { name: /^Luis Mota/ });
  await user.selectOptions(await person(), someone);
  await user.selectOptions(await act(), 'decide');
  await goTo(user, /^Promedios/);
  await goTo(user, /^Auditoría/);
  expect(await act()).toHaveValue('decide');
  expect(await person()).toHaveDisplayValue(/^Luis Mota/);
  reload();
  await open('auditoria');
  expect(await act()).toHaveValue('decide');
  expect(await person()).toHaveValue('');
});

it.each([
  ['Rechazar', /^Historial de crédito/],
  ['Pedir información', 'Teléfono'],
])('%s: the choice is there when the case is opened again', async (button, choice) => {
  const { user } = await open('solicitudes');
  await openChoice(user, button);
  await user.click(screen.getByRole('radio', { name: choice }));
  await goTo(user, /^Promedios/);
  await goTo(user, /^Solicitudes/);
  await openChoice(user, button);
  expect(screen.getByRole('radio', { name: choice })).toBeChecked();
  await user.keyboard('{Escape}');
  await openChoice(user, button);
  expect(screen.getByRole('radio', { name: choice })).toBeChecked();
});

it('the most to be lent is there when the page is loaded again before it was said', async () => {
  const { user } = await open('solicitudes');
  await openChoice(user, 'Aprobar');
  const amount = () => screen.findByRole('textbox', { name: /^Monto máximo/ });
  await user.clear(await amount());
  await user.type(await amount(), '12000');
  const typed = (await amount()).getAttribute('value');
  reload();
  await openChoice((await open('solicitudes')).user, 'Aprobar');
  expect(await amount()).toHaveValue(typed);
});
