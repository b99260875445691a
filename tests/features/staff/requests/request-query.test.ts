import { describe, expect, it } from 'vitest';
import type { RequestFilter } from '../../../../src/data/staff/requests';
import {
  DEFAULT_QUERY,
  readQuery,
  writeQuery,
} from '../../../../src/features/staff/requests/request-query';

describe('the address of the queue', () => {
  it('holds status, game, proof, overdue and selection', () => {
    const query = {
      status: 'open',
      gameId: 'roblox',
      proof: 'proven',
      overdue: true,
      order: { by: 'value', descending: true },
      selected: 'x1',
    } as const;
    const params = writeQuery('solicitudes', query);

    expect(String(params)).toBe(
      'tab=solicitudes&juego=roblox&prueba=probadas&vencidas=1&orden=-valor&solicitud=x1',
    );
    expect(readQuery(params)).toEqual(query);
  });

  it('leaves the own order of a list out, and keeps the other direction', () => {
    const address = (status: RequestFilter['status'], descending: boolean) =>
      String(
        writeQuery('solicitudes', {
          ...DEFAULT_QUERY,
          status,
          order: { by: 'left', descending },
        }),
      );
    expect(address('open', false)).toBe('tab=solicitudes');
    expect(address('open', true)).toBe('tab=solicitudes&orden=-tiempo');
    expect(address('approved', true)).toBe('tab=solicitudes&estado=aprobadas');
    expect(address('approved', false)).toBe('tab=solicitudes&estado=aprobadas&orden=tiempo');
  });

  it('ignores invalid parameters', () => {
    expect(
      readQuery(new URLSearchParams('estado=x&juego=chess&prueba=si&vencidas=2&orden=-edad')),
    ).toEqual(DEFAULT_QUERY);
  });
});
