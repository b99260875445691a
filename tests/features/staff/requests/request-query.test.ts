import { describe, expect, it } from 'vitest';
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
      selected: 'x1',
    } as const;
    const params = writeQuery('solicitudes', query);

    expect(String(params)).toBe(
      'tab=solicitudes&juego=roblox&prueba=probadas&vencidas=1&solicitud=x1',
    );
    expect(readQuery(params)).toEqual(query);
  });

  it('ignores invalid parameters', () => {
    expect(readQuery(new URLSearchParams('estado=x&juego=chess&prueba=si&vencidas=2'))).toEqual(
      DEFAULT_QUERY,
    );
  });
});
