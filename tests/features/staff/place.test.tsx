import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { complaintOf } from '../../../tools/samples/complaints';
import { openStaff } from './staff-app';

const complaint = complaintOf('RC-2026-2222-2222', { daysAgo: 2, name: 'Luis Abreu' });

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['list', '?tab=solicitudes', 'button', 'Abrir la solicitud de Persona a'],
  ['case', '?tab=solicitudes&solicitud=a', 'heading', 'Persona a'],
  ['list of complaints', '?tab=reclamos', 'button', 'Abrir el reclamo de Luis Abreu'],
  ['complaint', '?tab=reclamos&reclamo=RC-2026-2222-2222', 'heading', 'Luis Abreu'],
])('whose days and hours they are, in a %s', (_what, query, role, name) => {
  it.each([
    ['Santo Domingo', 240, 0],
    ['Tokyo', -540, 1],
  ])('with the browser in %s', async (_place, offset, times) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    await openStaff(`/GamesSettings${query}`, { complaints: [complaint] });
    await screen.findByRole(role, { name });
    expect(screen.queryAllByText('Los días y las horas son los de Santo Domingo.')).toHaveLength(
      times,
    );
  });
});
