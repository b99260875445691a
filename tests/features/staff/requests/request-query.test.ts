import { describe, expect, it } from 'vitest';
import type { RequestFilter } from '../../../../src/data/staff/requests';
import { writeAddress } from '../../../../src/features/staff/list/use-address';
import {
  DEFAULT_QUERY,
  REQUEST_ADDRESS,
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
    const params = writeAddress(REQUEST_ADDRESS, query);

    expect(String(params)).toBe(
      'tab=solicitudes&juego=roblox&prueba=probadas&vencidas=1&orden=-valor&solicitud=x1',
    );
    expect(REQUEST_ADDRESS.read(params)).toEqual(query);
  });

  it('leaves the own order of a list out, and keeps the other direction', () => {
    const address = (status: RequestFilter['status'], descending: boolean) =>
      String(
        writeAddress(REQUEST_ADDRESS, {
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
      REQUEST_ADDRESS.read(
        new URLSearchParams('estado=x&juego=chess&prueba=si&vencidas=2&orden=-edad'),
      ),
    ).toEqual(DEFAULT_QUERY);
  });
});
