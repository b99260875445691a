import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayKey } from '../../../../src/domain/day';
import { withUnreadable } from '../../../../src/features/staff/list/export/export-rows';
import { requestColumns } from '../../../../src/features/staff/requests/queue/request-columns';
import { sampleProof } from '../../../../tools/samples/proofs';
import { daysAgo } from '../../../../tools/samples/undoing';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

/** A request as read from a record with only the ten fields of the specification. */
const old = {
  ...requestOf('old', { name: 'Olga Mena' }),
  answers: undefined,
  value: undefined,
  ratesVersion: undefined,
  language: undefined,
  consent: undefined,
};

const words = {
  open: 'Abrir la solicitud de Olga Mena',
  detail: 'Detalle de la solicitud',
  notRecorded: 'No registrado',
  noAnswers: /no incluye las respuestas/,
  approve: 'Aprobar',
  approveYes: 'Sí, proponer',
  second: 'Lo confirma otra persona: no tiene valor, es de antes.',
  approved: /Propuesta guardada/,
  unreadable: /La solicitud LU-BROK-EN no se puede leer/,
  subscriber: /Este registro no se puede leer/,
} as const;

describe('an odd record', () => {
  it('with only the ten required fields is listed, opened and proposed, and shows the missing fields', async () => {
    const requests = [old, requestOf('b', { name: 'Berta' })];
    const contents = { requests, roles: ['reviewer'] as const };
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', contents);
    expect(await screen.findByText('Berta')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: words.open }));
    const detail = within(await screen.findByRole('region', { name: words.detail }));
    // The value sent, the language, the declaration and the three consents.
    expect(await detail.findAllByText(words.notRecorded)).toHaveLength(6);
    expect(await detail.findByText(words.noAnswers)).toBeVisible();

    await user.click(detail.getByRole('button', { name: words.approve }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox'), '5000');
    expect(dialog.getByText(words.second)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.approveYes }));
    expect(await detail.findByText(words.approved)).toBeVisible();
  });

  it('that cannot be read gets a row that says so, and the other rows work', async () => {
    const contents = { requests: [requestOf('b', { name: 'Berta' })], unreadable: ['broken'] };
    await openStaff('/GamesSettings?tab=solicitudes', contents);
    expect(await screen.findByText('Berta')).toBeVisible();
    expect(screen.getByText(words.unreadable)).toBeVisible();
    expect(screen.getByText('users/broken')).toBeVisible();
  });

  it('that cannot be read can be opened by its address', async () => {
    const contents = { requests: [], unreadable: ['broken'] };
    const address = '/GamesSettings?tab=solicitudes&solicitud=broken';
    await openStaff(address, contents);
    const detail = within(await screen.findByRole('region', { name: words.detail }));
    expect(await detail.findByText(words.unreadable)).toBeVisible();
  });

  it('among the subscribers gets a row that says so', async () => {
    const subscribers = [
      { id: 'x_1', unreadable: true } as const,
      {
        id: 's',
        name: 'Sara',
        lastName: 'Paz',
        email: 's@correo.com',
        registeredAt: new Date(),
        consent: undefined,
      },
    ];
    await openStaff('/GamesSettings?tab=subscripciones', { subscribers });
    expect(await screen.findByText('Sara')).toBeVisible();
    expect(screen.getByText(words.subscriber)).toBeVisible();
    expect(screen.getByText('subscriptores/x_1')).toBeVisible();
  });
});

describe('an export with odd records', () => {
  const columns = withUnreadable(
    requestColumns(((key: string) => key) as unknown as Parameters<typeof requestColumns>[0], 'es'),
    (id) => [id, 'unreadable'],
  );

  const cellsOf = (row: Parameters<(typeof columns)[number]['cell']>[0]) =>
    columns.map(({ cell }) => cell(row));

  it('marks the row that cannot be read', () => {
    const cells = cellsOf({ id: 'broken', unreadable: true });
    expect(cells).toEqual(['broken', 'unreadable', ...Array(columns.length - 2)]);
  });

  it('leaves the cell of a missing value empty', () => {
    const place = columns.findIndex(({ kind }) => kind === 'cents');
    expect(cellsOf(old)[place]).toBeUndefined();
    expect(cellsOf(requestOf('a'))[place]).toBe(7075);
  });
});

describe('the request that the address names', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    requestOf(`r${index}`, { name: `Persona ${index}`, hoursAgo: 70 - index }),
  );

  it('opens even if the list has not loaded it', async () => {
    const { staff } = await openStaff('/GamesSettings?tab=solicitudes&solicitud=r59', {
      requests: many,
    });
    const detail = within(await screen.findByRole('region', { name: 'Detalle de la solicitud' }));
    expect(await detail.findByRole('heading', { name: 'Persona 59' })).toBeVisible();
    expect(staff.calls('findRequest')).toEqual([['r59']]);
  });

  it('is not read again when the list has it', async () => {
    const { staff } = await openStaff('/GamesSettings?tab=solicitudes&solicitud=r0', {
      requests: many,
    });
    expect(await screen.findByRole('heading', { name: 'Persona 0' })).toBeVisible();
    expect(staff.calls('findRequest')).toEqual([]);
  });

  it('is said to be none where there is none', async () => {
    const address = '/GamesSettings?tab=solicitudes&solicitud=nobody';
    await openStaff(address, { requests: many });
    expect(await screen.findByText(/No hay ninguna solicitud con esta dirección/)).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    const address = '/GamesSettings?tab=solicitudes&solicitud=r59';
    const app = await openStaff(address, { requests: many }, 'es', (staff) =>
      staff.fail('findRequest', 'busy'),
    );
    const detail = within(await screen.findByRole('region', { name: 'Detalle de la solicitud' }));
    expect(await detail.findByText(/El servidor está ocupado/)).toBeVisible();
    app.staff.recover('findRequest');
    await app.user.click(detail.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { name: 'Persona 59' })).toBeVisible();
  });
});

describe('notices in the list', () => {
  it('are none where nothing is odd, and are not told before they are known', async () => {
    const known = requestOf('known', { notices: [] });
    const red = requestOf('red', {
      notices: [{ kind: 'two-names', refs: [{ id: 'x', reference: 'LU-X' }] }],
    });
    const far = requestOf('far', {
      notices: [{ kind: 'above-game', count: 99 }],
      ...{ receivedAt: daysAgo(1), correction: { previous: 'a@b.do', correctedAt: daysAgo(1) } },
      proven: sampleProof({}, { createdDay: dayKey(daysAgo(3)) }),
    });
    const tried = requestOf('tried', { notices: [{ kind: 'many-accounts', count: 4 }] });
    await openStaff('/GamesSettings?tab=solicitudes', {
      requests: [tried, known, red, requestOf('unknown', { notices: undefined }), far],
    });
    expect(await screen.findByText('Dos nombres')).toBeVisible();
    // What only the case tells is none here.
    expect(screen.getAllByText('Sin avisos')).toHaveLength(2);
    expect(screen.getByText('Muchas cuentas')).toBeVisible();
  });
});

describe('a search and further pages', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    requestOf(`r${index}`, { name: `Ana Gil ${index}` }),
  );

  it('reads its matches once, with their number', async () => {
    const { staff, user } = await openStaff('/GamesSettings?tab=solicitudes', { requests: many });
    expect(await screen.findByText('1 a 50 de 60')).toBeVisible();
    const counts = staff.calls('countRequests').length;
    await user.type(await screen.findByRole('searchbox'), 'gil');
    await waitFor(() => expect(staff.calls('pageRequests').at(-1)?.[0].search).toBe('gil'));
    expect(await screen.findByText('1 a 50 de 60')).toBeVisible();
    expect(staff.calls('countRequests')).toHaveLength(counts);
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    expect(await screen.findByText('1 a 60 de 60')).toBeVisible();
  });

  it('say why the next page could not be read', async () => {
    const { staff, user } = await openStaff('/GamesSettings?tab=solicitudes', { requests: many });
    await screen.findByText('1 a 50 de 60');
    staff.fail('pageRequests', 'offline');
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  });
});

describe('a conflict', () => {
  it('reads the request by its id', async () => {
    const request = requestOf('a');
    const { staff, user } = await openStaff('/GamesSettings?tab=solicitudes&solicitud=a', {
      requests: [request],
      roles: ['analyst'],
    });
    const detail = within(await screen.findByRole('region', { name: 'Detalle de la solicitud' }));
    await detail.findByRole('heading', { level: 2 });
    staff.elsewhere.setRequest({
      ...request,
      status: 'declined',
      decision: { author: 'other', decidedAt: new Date(), reason: undefined },
    });
    const pages = staff.calls('pageRequests').length;
    await user.click(detail.getByRole('button', { name: 'Aprobar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sí, aprobar' }));
    expect(await detail.findByText(/Rechazada el .* por Luis Mota/)).toBeVisible();
    expect(staff.calls('findRequest')).toEqual([['a']]);
    expect(staff.calls('pageRequests')).toHaveLength(pages);
  });
});
