import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayKey } from '../../../../../src/domain/day';
import type { Notice } from '../../../../../src/domain/request/notices';
import { sampleProof } from '../../../../../tools/samples/proofs';
import type { RequestChanges } from '../../../../../tools/samples/requests';
import { daysAgo } from '../../../../../tools/samples/undoing';
import { said } from '../../../../support/said';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';
import { openCase } from './open-case';

const refs = [{ id: 'b', reference: 'LU-B' }];
const KEPT = [
  { kind: 'same-account', refs, erased: true },
  { kind: 'same-player', refs },
  { kind: 'shares-phone', refs },
  {
    kind: 'this-person',
    approval: { outcome: 'repaid', at: new Date('2026-03-04T16:00:00Z') },
    declines: 2,
  },
  { kind: 'past-decline', what: 'cedula', reason: 'debts', day: '2026-03-04' },
  { kind: 'many-requests', count: 3 },
  { kind: 'many-accounts', count: 4 },
  { kind: 'above-game', count: 98 },
] as const satisfies readonly Notice[];

const provenAt = new Date('2026-03-04T16:00:00Z');
const lines = {
  robux: { kind: 'exact', value: 2 },
  limitedItems: { kind: 'atMost', value: 3 },
  ugc: { mark: 'mismatch', counted: 0 },
} as const;

const ODD: RequestChanges = {
  cedula: '001-1234567-8',
  notices: KEPT,
  answers: { robux: 1_300, limitedItems: 6, ugc: 1, accountYears: 7, nameLetters: 9 },
  proven: sampleProof(lines, { provenAt, createdDay: dayKey(daysAgo(12)) }),
};

describe('the notices of a case', () => {
  it('say what is known, red ones first', async () => {
    const address = '/GamesSettings?tab=solicitudes&solicitud=a';
    await openStaff(address, { requests: [requestOf('a', ODD)] });
    const list = within(await screen.findByRole('region', { name: 'Avisos' }));
    const told = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual([
      'Robux: declaró 1,300; el juego mostraba 2 el 4 de marzo de 2026',
      'Artículos limitados: declaró 6; el juego mostraba 3 como mucho el 4 de marzo de 2026',
      'Creador UGC: lo declarado no coincidía con el juego',
      'La misma cuenta está en: LU-B y una solicitud borrada',
      'El mismo usuario del juego está en: LU-B',
      'Comparte el teléfono con LU-B',
      'Aprobada el 4 de marzo de 2026: saldada; 2 rechazos en 12 meses',
      'Alguien con esta cédula recibió un rechazo el 4 de marzo de 2026: deudas altas',
      '3 solicitudes en 30 días',
      'Probó 4 cuentas antes de esta',
      'Más que 98 de cada 100 solicitudes de este juego',
      'El último dígito de la cédula no corresponde',
      'La cuenta de Roblox tiene 12 días',
    ]);
  });

  it('tell a line of today as the game shows it', async () => {
    const proven = sampleProof({ robux: lines.robux });
    await openCase([requestOf('a', { proven, notices: [] })]);
    expect(await screen.findByText('Robux: declaró 1,300; el juego muestra 2')).toBeVisible();
  });
});

describe('what is red in a case', () => {
  const CEDULA = 'Esta cédula está en otra solicitud.';

  it.each([
    ['nothing', {}, []],
    ['notices that are not red', { notices: KEPT }, []],
    ['a red notice', { notices: [{ kind: 'two-names', refs }] }, ['Avisos: Dos nombres']],
    ['its ID in another request', { cedula: '001-1234567-8' }, [`Avisos: ${CEDULA}`]],
    ['a closed request', { cedula: '001-1234567-8', status: 'withdrawn' }, []],
  ] as const)('is said once: %s', async (_what, changes, words) => {
    const other = requestOf('b', { cedula: '001-1234567-8', notices: [], hoursAgo: 1 });
    const address = '/GamesSettings?tab=solicitudes&solicitud=a';
    await openStaff(address, { requests: [requestOf('a', { notices: [], ...changes }), other] });
    await screen.findByText('No hay correo');
    await waitFor(() => expect(said().filter((one) => one.startsWith('Avisos'))).toEqual(words));
  });

  it('is said in a place that was there before its words', async () => {
    let repeats = () => {};
    const cedula = '001-1234567-8';
    await openStaff(
      '/GamesSettings?tab=solicitudes&solicitud=a',
      { requests: [requestOf('a', { cedula }), requestOf('b', { cedula })] },
      'es',
      (staff) => {
        repeats = staff.hold('findDuplicates');
      },
    );
    await screen.findByRole('heading', { level: 2, name: 'Persona a' });
    const places = [...document.querySelectorAll('[role="status"]')];
    repeats();
    await screen.findByText(CEDULA);
    await waitFor(() =>
      expect(places.map(({ textContent }) => textContent)).toContain(`Avisos: ${CEDULA}`),
    );
    expect(said().filter((one) => one.includes(CEDULA))).toHaveLength(1);
  });
});

describe('an account that was declined under another document', () => {
  const proven = sampleProof({});
  it.each([
    ['of this account', proven, 'Lo confirma otra persona: se rechazó antes.'],
    ['of another', sampleProof({}, { account: '1002' }), undefined],
  ])('%s', async (_what, theirs, second) => {
    const decision = { author: 'rosa', decidedAt: daysAgo(3), reason: 'debts' } as const;
    const { press } = await openCase([
      requestOf('a', { proven }),
      requestOf('b', { proven: theirs, status: 'declined', decision }),
    ]);
    await press('Aprobar');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/^Lo confirma otra persona/)?.textContent).toBe(second);
  });
});
