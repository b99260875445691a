import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../../../src/domain/audit';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=auditoria';

const entry = (id: string, changes: Partial<AuditRecord>): AuditRecord => ({
  id,
  author: 'staff',
  at: new Date('2026-11-20T09:30-04:00'),
  act: 'search',
  subject: { kind: 'list', list: 'requests' },
  ...changes,
});

const audit: readonly AuditRecord[] = [
  entry('a', { act: 'decide', author: 'other', subject: { kind: 'request', id: 'r1' } }),
  entry('b', { act: 'takeOver', subject: { kind: 'request', id: 'r2' }, reason: 'Está de baja' }),
  entry('c', { act: 'publishRates', subject: { kind: 'rates', gameId: 'roblox', version: 4 } }),
  entry('d', { act: 'changeValue', subject: { kind: 'value', gameId: 'roblox' } }),
  entry('e', { act: 'export', rows: 1300, filter: 'estado=all' }),
  entry('f', { act: 'changeSettings', subject: { kind: 'settings', setting: 'confirmation' } }),
  entry('g', {
    act: 'removeMember',
    author: 'administración',
    subject: { kind: 'member', id: 'other' },
  }),
  entry('h', { author: 'whoLeft', at: new Date('2026-11-21T08:00-04:00') }),
];

const admin = { audit, roles: ['admin'] as const };

function lines(): string[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? '');
      return cells.join(' | ').replaceAll(/\s/g, ' ');
    });
}

const ready = () => waitFor(() => expect(lines().length).toBeGreaterThan(0));

describe('the audit', () => {
  it('tells who did what and when in plain words, newest first', async () => {
    await openStaff(ADDRESS, admin);
    await ready();
    const at = '20 nov 2026, 9:30 a. m.';
    expect(lines()).toEqual([
      '21 nov 2026, 8:00 a. m. | whoLeft | Buscó en Solicitudes. | ',
      `${at} | Luis Mota | Decidió una solicitud. | Ver la solicitud r1`,
      `${at} | Ana Peña | Relevó a quien tenía una solicitud.Motivo: Está de baja | Ver la solicitud r2`,
      `${at} | Ana Peña | Publicó la versión 4 de las tarifas de Roblox. | Ver las tarifas Roblox`,
      `${at} | Ana Peña | Cambió el valor de mercado de Roblox. | Ver los valores Roblox`,
      `${at} | Ana Peña | Descargó 1,300 filas de Solicitudes.Filtro: estado=all | `,
      `${at} | Ana Peña | Cambió el monto para una persona. | `,
      `${at} | Administración (por comando) | Quitó la cuenta del personal de Luis Mota. | `,
    ]);
    expect(screen.getByRole('link', { name: 'Ver la solicitud r1' })).toHaveAttribute(
      'href',
      '/GamesSettings?tab=solicitudes&solicitud=r1',
    );
    expect(screen.getByRole('link', { name: 'Ver las tarifas Roblox' })).toHaveAttribute(
      'href',
      '/GamesSettings?tab=tarifas&juego=roblox',
    );
  });

  it('tells of an import its file, rows and reason', async () => {
    const told = entry('i', {
      act: 'importValues',
      subject: { kind: 'import', id: 'x' },
      file: 'mayo.xlsx',
      rows: 12,
      reason: 'Precios de mayo',
    });
    const { user } = await openStaff(ADDRESS, { ...admin, audit: [...audit, told] });
    await ready();
    await user.selectOptions(screen.getByLabelText('Acción'), 'Importar valores');
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toContain(
      'Importó 12 valores de mercado del archivo «mayo.xlsx».Motivo: Precios de mayo',
    );
  });

  it('is filtered by person, act and day, which can be cleared', async () => {
    const { user } = await openStaff(ADDRESS, admin);
    await ready();
    await user.selectOptions(screen.getByLabelText('Persona'), 'Luis Mota, other@bank.test');
    await waitFor(() => expect(lines()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Acción'), 'Tomar una solicitud');
    expect(await screen.findByText('Nada coincide con los filtros.')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Quitar los filtros' });
    if (clear) await user.click(clear);
    await waitFor(() => expect(lines()).toHaveLength(8));
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2026-11-21' } });
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toContain('whoLeft');
  });

  it('says at its field that a day is none of the log', async () => {
    await openStaff(ADDRESS, admin);
    const field = await screen.findByLabelText('Día');
    expect(field).toBeValid();
    fireEvent.change(field, { target: { value: '2999-01-01' } });
    await screen.findByText(/^Ese no es un día del registro\./);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Ese no es un día del registro\./);
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(field).toHaveAccessibleDescription(''));
  });

  it('shows 50 at a time', async () => {
    const many = Array.from({ length: 60 }, (_, place) => entry(`n${place}`, {}));
    const { user } = await openStaff(ADDRESS, { ...admin, audit: many });
    await waitFor(() => expect(lines()).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(lines()).toHaveLength(60));
  });

  it('shows an entry that cannot be read as such', async () => {
    await openStaff(ADDRESS, { ...admin, unreadableAudit: ['odd'] });
    await ready();
    expect(lines().at(-1)).toContain('Esta línea no se puede leer.');
    expect(lines().at(-1)).toContain('auditoria/odd');
  });

  it('says when there is nothing, and when it could not be read', async () => {
    const { staff, user } = await openStaff(ADDRESS, { roles: ['admin'] }, 'es', (backend) =>
      backend.fail('listAudit', 'offline'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
    staff.recover('listAudit');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay nada en la auditoría.')).toBeVisible();
  });

  it.each(['reader', 'analyst', 'reviewer'] as const)(
    'is closed to %s, who reads why',
    async (role) => {
      const { staff } = await openStaff(ADDRESS, { audit, roles: [role] });
      expect(
        await screen.findByText(/^Solo quien administra puede leer la auditoría/),
      ).toBeVisible();
      expect(staff.calls('listAudit')).toHaveLength(0);
      expect(screen.queryByLabelText('Correos del resumen diario')).not.toBeInTheDocument();
    },
  );
});

describe('the audit’s entries', () => {
  it('is a search, once for each text, before it runs', async () => {
    const app = await openStaff('/GamesSettings?tab=subscripciones', { roles: ['reader'] });
    const release = app.staff.hold('noteSearch');
    await app.user.type(await screen.findByRole('searchbox'), 'ana');
    await waitFor(() => expect(app.staff.calls('noteSearch')).toEqual([['subscribers']]));
    const searches = () =>
      app.staff.calls('pageSubscribers').filter(([{ search }]) => search !== '');
    expect(searches()).toHaveLength(0);
    release();
    await waitFor(() => expect(searches()).toHaveLength(1));
    expect(app.staff.calls('noteSearch')).toHaveLength(1);
  });

  it('stop a search if they cannot be written, until they can', async () => {
    const { staff, user } = await openStaff('/GamesSettings?tab=solicitudes&estado=all');
    staff.fail('noteSearch', 'offline');
    await user.type(await screen.findByRole('searchbox'), 'persona');
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
    expect(staff.calls('pageRequests').some(([{ search }]) => search !== '')).toBe(false);
    staff.recover('noteSearch');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() =>
      expect(staff.calls('pageRequests').some(([{ search }]) => search === 'persona')).toBe(true),
    );
    expect(staff.calls('noteSearch')).toEqual([['requests'], ['requests']]);
  });

  it('lets only administrators download, and tells the others why not', async () => {
    await openStaff('/GamesSettings?tab=subscripciones', { roles: ['reviewer'] });
    expect(await screen.findByText(/^Solo quien administra puede descargar listas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
  });
});
