import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MAX_RESENDS } from '../../../../src/domain/mail/mail';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { complaintOf } from '../../../../tools/samples/complaints';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const words = {
  open: /Abrir la solicitud de/,
  approve: 'Aprobar',
  approveYes: 'Sí, aprobar',
  decline: 'Rechazar',
  declineYes: 'Rechazar y avisar',
  cancel: 'Cancelar',
  approved: 'Solicitud aprobada. El correo va en camino.',
  declined: 'Solicitud rechazada. El correo va en camino.',
  undone: /Deshacerlo pide dos personas/,
  conflict: 'La solicitud cambió mientras tanto y no se guardó nada.',
  decidedBy: /Rechazada el .* por Luis Mota/,
  detail: 'Detalle de la solicitud',
  inputs: '1,300 × 0.0125',
  mismatch: /Con las mismas tarifas, estos datos dan US\$70\.75/,
  nothing: 'Nada pendiente. Buen trabajo.',
  late: ['Venció hace 10 días', 'Venció hace 2 días', 'Venció hace 47 h'],
  filters: 'Filtros · Pendientes · Roblox · Valor, descendente',
} as const;

async function openQueue(
  requests: readonly LoanRequest[],
  { query = '', ...contents }: { query?: string } & Parameters<typeof openStaff>[1] = {},
) {
  const address = `/GamesSettings?tab=solicitudes${query}`;
  const roles = ['analyst', 'reviewer'] as const;
  const app = await openStaff(address, { requests, roles, ...contents });
  const word = words;
  const names = () =>
    [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent);
  const openFirst = async () => {
    const [button] = await screen.findAllByRole('button', { name: word.open });
    if (!button) throw new Error('there is no request');
    await app.user.click(button);
    return within(await screen.findByRole('region', { name: word.detail }));
  };
  return { ...app, word, names, openFirst };
}

describe('the request queue', () => {
  it('opens a request with its recorded answers and moves the focus there and back', async () => {
    const { openFirst, user } = await openQueue([requestOf('a', { name: 'Laura' })]);
    const detail = await openFirst();

    expect(await detail.findByText(words.inputs)).toBeVisible();
    expect(detail.getAllByText('US$70.75')).toHaveLength(2);
    expect(detail.getByRole('heading', { name: 'Laura' })).toHaveFocus();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: words.detail })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: words.open })).toHaveFocus());
  });

  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ] as const)(
    'can %s, once, after saying that undoing it takes two people',
    async (key, result) => {
      const { openFirst, staff, user, word } = await openQueue([requestOf('a')]);
      const detail = await openFirst();
      await user.click(await detail.findByRole('button', { name: word[key] }));
      expect(await screen.findByText(word.undone)).toBeVisible();
      if (key === 'decline') await user.click(detail.getAllByRole('radio')[1] as HTMLElement);
      await user.click(screen.getByRole('button', { name: word[`${key}Yes`] }));

      expect(await detail.findByText(word[result])).toBeVisible();
      expect(await staff.read('findRequest', 'a')).toMatchObject({ status: result });
      expect(detail.queryByRole('button', { name: word.approve })).toBeNull();
      expect(detail.queryByRole('button', { name: word.decline })).toBeNull();
    },
  );

  it('decides nothing until it is confirmed', async () => {
    const { openFirst, staff, user, word } = await openQueue([requestOf('a')]);
    const detail = await openFirst();
    await user.click(await detail.findByRole('button', { name: word.approve }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: word.cancel }),
    );

    expect(await staff.read('findRequest', 'a')).toMatchObject({ status: 'pending' });
  });

  it('shows a colleague’s decision meanwhile', async () => {
    const request = requestOf('a');
    const { openFirst, staff, user, word } = await openQueue([request]);
    const detail = await openFirst();
    staff.elsewhere.setRequest({
      ...request,
      status: 'declined',
      decision: { author: 'other', decidedAt: new Date(), reason: undefined },
    });
    await user.click(await detail.findByRole('button', { name: word.approve }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: word.approveYes }),
    );

    expect(await detail.findByText(word.conflict)).toBeVisible();
    expect(await detail.findByText(word.decidedBy)).toBeVisible();
    expect(detail.queryByRole('button', { name: word.approve })).toBeNull();
  });

  it('warns about a value that the calculator did not compute', async () => {
    const { openFirst, word } = await openQueue([requestOf('a', { value: 99_999 })]);
    const detail = await openFirst();

    expect(await detail.findByText('US$999.99')).toBeVisible();
    expect(await detail.findByText(word.mismatch)).toBeVisible();
  });

  it('says how long ago a deadline was, from two days on in days', async () => {
    const { word } = await openQueue(
      [72 + 253, 72 + 48.5, 72 + 47.5].map((hoursAgo) => requestOf(`a${hoursAgo}`, { hoursAgo })),
    );

    for (const late of word.late) expect(await screen.findByText(late)).toBeVisible();
  });

  it('says on one line what filters and order are set', async () => {
    const { word } = await openQueue([requestOf('a')], {
      query: '&juego=roblox&orden=-valor',
    });

    expect(await screen.findByRole('button', { name: word.filters })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('says that the queue is empty', async () => {
    const { word } = await openQueue([]);

    expect(await screen.findByText(word.nothing)).toBeVisible();
  });
});

const MAIL = {
  mailId: 'a',
  state: 'unsent',
  error: undefined,
  attempts: 0,
  stuck: false,
  resends: 0,
} as const;

describe('the request queue', () => {
  const mixed = [
    requestOf('late', { name: 'Tarde', hoursAgo: 80 }),
    requestOf('soon', { name: 'Pronto', hoursAgo: 66, gameId: 'minecraft' }),
    requestOf('calm', { name: 'Calma', hoursAgo: 2 }),
    requestOf('yes', {
      name: 'Sí',
      status: 'approved',
      decision: { author: 'staff', decidedAt: new Date(), reason: undefined },
    }),
  ];

  it('shows the soonest deadline first, with the time left and the totals', async () => {
    const { names } = await openQueue(mixed);
    await waitFor(() => expect(names()).toEqual(['Tarde', 'Pronto', 'Calma']));

    expect(screen.getByText('Venció hace 8 h')).toBeVisible();
    expect(screen.getByText(/^5 h 59 min$|^6 h 00 min$/)).toBeVisible();
    const figures = () =>
      [...document.querySelectorAll('header dl > div')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(figures()).toEqual(['vencen en 12 h2', 'pendientes3', 'decidida hoy1']),
    );
  });

  it('filters by status, game and overdue, and keeps the filters in the address', async () => {
    const { names, user, address } = await openQueue(mixed);
    await waitFor(() => expect(names()).toHaveLength(3));

    await user.click(screen.getByRole('checkbox', { name: 'Solo vencidas' }));
    await waitFor(() => expect(names()).toEqual(['Tarde']));
    expect(address()).toBe('/GamesSettings?tab=solicitudes&vencidas=1');

    await user.click(screen.getByRole('checkbox', { name: 'Solo vencidas' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Juego' }), 'Minecraft');
    await waitFor(() => expect(names()).toEqual(['Pronto']));
    expect(address()).toBe('/GamesSettings?tab=solicitudes&juego=minecraft');

    await user.click(screen.getByRole('button', { name: 'Aprobadas' }));
    expect(await screen.findByText('Ninguna solicitud cumple estos filtros.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('opens with the filters of its address', async () => {
    const { names } = await openQueue(mixed, { query: '&estado=aprobadas' });

    await waitFor(() => expect(names()).toEqual(['Sí']));
  });

  it('keeps the search out of the address', async () => {
    const { names, user, address } = await openQueue(mixed);
    await user.type(await screen.findByRole('searchbox'), 'calm@');

    await waitFor(() => expect(names()).toEqual(['Calma']));
    expect(address()).toBe('/GamesSettings?tab=solicitudes');
  });

  it('keeps the field of the search while a case is opened and closed', async () => {
    const { openFirst, user } = await openQueue(mixed);
    const field = await screen.findByRole('searchbox');
    await openFirst();
    expect(screen.getByRole('searchbox')).toBe(field);

    await user.keyboard('{Escape}');
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByRole('searchbox')).toBe(field);
  });

  it('leaves the focus to somebody who searches while the case of the address opens', async () => {
    let release = () => {};
    const roles = ['analyst', 'reviewer'] as const;
    const { user } = await openStaff(
      '/GamesSettings?tab=solicitudes&solicitud=soon',
      { requests: mixed, roles },
      'es',
      (staff) => {
        release = staff.hold('pageRequests');
      },
    );
    await user.type(await screen.findByRole('searchbox'), 'pron');
    release();
    expect(await screen.findByRole('heading', { level: 2, name: 'Pronto' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Aprobar' })).toBeVisible();

    await user.keyboard('a');
    expect(screen.getByRole('searchbox')).toHaveValue('prona');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is ordered by its headings, with the keyboard and in both directions', async () => {
    const valued = mixed.map((request, place) => ({ ...request, value: (place % 3) * 1_000 }));
    const { names, user, address, staff } = await openQueue(valued);
    await waitFor(() => expect(names()).toEqual(['Tarde', 'Pronto', 'Calma']));
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    const press = async (name: string) => {
      within(heading(name)).getByRole('button').focus();
      await user.keyboard('{Enter}');
    };
    expect(heading('Quedan')).toHaveAttribute('aria-sort', 'ascending');

    await press('Valor');
    await waitFor(() => expect(names()).toEqual(['Tarde', 'Pronto', 'Calma']));
    expect(heading('Valor')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Quedan')).not.toHaveAttribute('aria-sort');
    await press('Valor');
    await waitFor(() => expect(names()).toEqual(['Calma', 'Pronto', 'Tarde']));
    expect(heading('Valor')).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe('/GamesSettings?tab=solicitudes&orden=-valor');
    await press('Cliente');
    await waitFor(() => expect(names()).toEqual(['Calma', 'Pronto', 'Tarde']));
    await press('Cliente');
    await waitFor(() => expect(names()).toEqual(['Tarde', 'Pronto', 'Calma']));

    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Ordenar por' }),
      'Quedan, descendente',
    );
    await waitFor(() => expect(names()).toEqual(['Calma', 'Pronto', 'Tarde']));
    expect(address()).toBe('/GamesSettings?tab=solicitudes&orden=-tiempo');
    await press('Quedan');
    await waitFor(() => expect(address()).toBe('/GamesSettings?tab=solicitudes'));
    // Another order has the same number of requests.
    expect(staff.calls('countRequests')).toHaveLength(1);
  });

  it('finds a complaint by its number, in the other tab', async () => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', {
      requests: [requestOf('a')],
      complaints: [complaintOf('RC-2026-2222-2222', { name: 'Luis Abreu' })],
    });
    await user.type(await screen.findByRole('searchbox'), 'rc 2026 2222 2222');
    expect(await screen.findByText('RC-2026-2222-2222 es el número de un reclamo.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ver el reclamo' }));
    expect(await screen.findByRole('heading', { name: 'Luis Abreu' })).toBeVisible();
  });

  it('names the filter that hides what a search finds, and removes it', async () => {
    const code = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
    const coded = mixed.map((request) => (request.id === 'yes' ? { ...request, code } : request));
    const { names, user, address } = await openQueue(coded, { query: '&juego=roblox&vencidas=1' });
    await waitFor(() => expect(names()).toEqual(['Tarde']));
    await user.type(
      screen.getByRole('searchbox'),
      ` https://levelup.example/Solicitud#${code.toLowerCase()} `,
    );

    const hidden = 'Lo que buscas está, pero lo ocultan estos filtros: Pendientes, Solo vencidas.';
    expect(await screen.findByText(hidden)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar esos filtros' }));
    await waitFor(() => expect(names()).toEqual(['Sí']));
    expect(address()).toBe('/GamesSettings?tab=solicitudes&estado=todas&juego=roblox');

    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nadie');
    expect(await screen.findByText('Ninguna solicitud cumple estos filtros.')).toBeVisible();
  });

  it('loads fifty at a time', async () => {
    const many = Array.from({ length: 60 }, (_, index) => requestOf(`r${index}`));
    const { names, user, staff } = await openQueue(many);
    await waitFor(() => expect(names()).toHaveLength(50));
    expect(await screen.findByText('1 a 50 de 60')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(names()).toHaveLength(60));
    expect(screen.getByText('1 a 60 de 60')).toBeVisible();
    expect(staff.calls('pageRequests').map(([, size]) => size)).toEqual([50, 50]);
  });

  it('flags repeated people in the rows and compares them in the detail', async () => {
    const { openFirst, user } = await openQueue([
      requestOf('a', {
        name: 'Laura',
        cedula: '001-1234567-3',
        phone: '+18095550142',
        hoursAgo: 30,
      }),
      requestOf('b', { name: 'Otra Laura', cedula: '001-1234567-3' }),
    ]);
    expect(await screen.findByText('2 solicitudes')).toBeVisible();
    expect(screen.getByText('Laura y Otra Laura')).toBeVisible();

    const detail = await openFirst();
    const other = await detail.findByText('Comparar: Otra Laura');
    expect(await detail.findByText('809-555-0142')).toBeVisible();
    expect(other).toHaveTextContent(/Roblox, \d+ \w+/);
    await user.click(other);
    const same = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(same).toContain('001-1234567-3');
    expect(same).not.toContain('Otra Laura');
  });

  it('sends a failed mail again', async () => {
    const { openFirst, user, staff } = await openQueue([requestOf('a')], {
      mails: {
        a: { ...MAIL, state: 'error', error: 'mailbox unavailable', attempts: 3 },
      },
    });
    const detail = await openFirst();
    expect(await detail.findByText(/mailbox unavailable/)).toBeVisible();

    await user.click(detail.getByRole('button', { name: 'Enviar de nuevo: Recibida' }));
    expect(await detail.findByText('Se enviará de nuevo')).toBeVisible();
    expect(staff.asked('resendMail')).toEqual([{ mail: 'a', resends: 0 }]);
  });

  it.each([
    ['unsent', 'No salió: se quedó en cola'],
    ['processing', 'El envío se interrumpió; puede que haya salido'],
  ] as const)('sends a mail again that is stuck as %s', async (state, words) => {
    const { openFirst, user, staff } = await openQueue([requestOf('a')], {
      mails: { a: { ...MAIL, state, stuck: true } },
    });
    const detail = await openFirst();
    expect(await detail.findByText(words)).toBeVisible();
    expect(detail.queryByText(/intento/)).toBeNull();

    await user.click(detail.getByRole('button', { name: 'Enviar de nuevo: Recibida' }));
    expect(await detail.findByText('Se enviará de nuevo')).toBeVisible();
    expect(staff.asked('resendMail')).toEqual([{ mail: 'a', resends: 0 }]);
  });

  it.each([
    [{ roles: ['reader', 'admin'] as const }, 0, /^Esto es de analistas/],
    [{}, MAX_RESENDS, /^Este correo ya se volvió a enviar todas las veces/],
  ])('says why a mail cannot be sent again %#', async (member, resends, words) => {
    const { openFirst, user, staff } = await openQueue([requestOf('a')], {
      ...member,
      mails: { a: { ...MAIL, state: 'error', resends } },
    });
    const detail = await openFirst();
    const again = await detail.findByRole('button', { name: 'Enviar de nuevo: Recibida' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription(words);
    await user.click(again);
    expect(staff.asked('resendMail')).toHaveLength(0);
  });

  it('says which mail its address’s limit held back, and sends it', async () => {
    const { openFirst, user, staff } = await openQueue([requestOf('a')], {
      mails: {
        a: { mailId: 'a', state: 'limit', error: undefined, attempts: 0, stuck: false, resends: 0 },
      },
    });
    const detail = await openFirst();
    const [state] = await detail.findAllByText(/No se envió: la dirección ya tuvo sus tres/);
    expect(state).toBeVisible();
    await user.click(detail.getByRole('button', { name: 'Enviar de nuevo: Recibida' }));
    expect(staff.asked('resendMail')).toEqual([{ mail: 'a', resends: 0 }]);
  });

  it('offers no button for a mail that is on its way', async () => {
    const { openFirst } = await openQueue([requestOf('a')], {
      mails: {
        a: { ...MAIL, state: 'processing' },
      },
    });
    const detail = await openFirst();
    expect(await detail.findByText('Enviándose')).toBeVisible();
    expect(detail.queryByRole('button', { name: /Enviar de nuevo/ })).toBeNull();
  });

  it('keeps a request pending when its decision cannot be stored', async () => {
    const { openFirst, user, staff, word } = await openQueue([requestOf('a')]);
    staff.fail('decide', 'offline');
    const detail = await openFirst();
    await user.click(await detail.findByRole('button', { name: word.approve }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: word.approveYes }),
    );

    expect(await detail.findByText(/No hay conexión/)).toBeVisible();
    expect(detail.getByRole('button', { name: word.approve })).toBeEnabled();
  });

  it('reports that the queue cannot be read and reads it again', async () => {
    const app = await openStaff('/GamesSettings?tab=valores', { requests: mixed });
    app.staff.fail('pageRequests', 'busy');
    await app.user.click(await screen.findByRole('link', { name: /Solicitudes/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor está ocupado');

    app.staff.recover('pageRequests');
    await app.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Calma')).toBeVisible();
  });
});
