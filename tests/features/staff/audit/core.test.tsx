import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CODE, UNDELIVERED } from '../../../support/core-events';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=auditoria';
const admin = { roles: ['admin'] as const };
const still = { ...admin, undelivered: [UNDELIVERED] };

const section = () => screen.findByRole('region', { name: 'Sin entregar' });
const sendAgain = () => screen.findByRole('button', { name: `Enviar de nuevo ${CODE}` });

describe('the core system', () => {
  it('says that nothing is undelivered', async () => {
    await openStaff(ADDRESS, admin);
    expect(await within(await section()).findByText('No hay avisos sin entregar.')).toBeVisible();
  });

  it('shows what is undelivered: what, since when, why, and what waits behind it', async () => {
    await openStaff(ADDRESS, still);
    await sendAgain();
    const text = (await section()).textContent;
    for (const part of [
      'Solicitud enviada',
      CODE,
      'Se intentó 12 veces desde',
      'La última vez respondió 500.',
      'Detrás espera 1 aviso más.',
    ])
      expect(text).toContain(part);
  });

  it('shows what the core system told in vain, and names nobody of whom nothing is left', async () => {
    const at = new Date('2026-11-21T17:08-04:00');
    await openStaff(ADDRESS, {
      ...admin,
      refusedStatuses: [
        { id: 'rechazo_1', why: 'unnamed', status: 'disbursed', at, code: CODE },
        { id: 'rechazo_2', why: 'code', status: 'repaid', at },
      ],
    });
    const [named, unknown] = await within(await section()).findAllByRole('listitem');
    expect(named).toHaveTextContent(`El sistema central dijo: desembolsado${CODE}`);
    expect(named).toHaveTextContent('Tiene que llevar el campo «event».');
    expect(unknown).toHaveTextContent('El sistema central dijo: saldadoEl código no es de ninguna');
    expect(within(await section()).queryByRole('button')).toBeNull();
  });

  it('quotes a fault of the network as it was', async () => {
    await openStaff(ADDRESS, {
      ...admin,
      undelivered: [{ ...UNDELIVERED, error: 'ECONNREFUSED' }],
    });
    expect(await screen.findByText(/La última vez: «ECONNREFUSED»\./)).toBeVisible();
  });

  it('has it sent again with a press, which the audit tells', async () => {
    const { staff, user } = await openStaff(ADDRESS, still);
    await user.click(await sendAgain());
    expect(await screen.findByText(/^Se envía de nuevo/)).toBeVisible();
    expect(staff.asked('resendEvents')).toMatchObject([{ subject: CODE }]);
    expect(
      (await staff.read('listAudit', { author: undefined, act: undefined, day: undefined }, 5))
        .rows,
    ).toMatchObject([{ act: 'sendEventsAgain', subject: { id: CODE } }]);
  });

  it('says what went wrong, and after another press that they are on their way', async () => {
    const { staff, user } = await openStaff(ADDRESS, still);
    const press = await sendAgain();
    staff.fail('resendEvents', 'offline');
    await user.click(press);
    expect(await screen.findByText(/No hay conexión/)).toBeVisible();
    staff.recover('resendEvents');
    await staff.act('resendEvents', { subject: CODE, resends: UNDELIVERED.resends });
    await user.click(press);
    const sent = await screen.findByText(/^Se envía de nuevo/);
    expect(document.activeElement).toContainElement(sent);
  });

  it('shows what is undelivered to administrators alone', async () => {
    await openStaff(ADDRESS, { roles: ['reviewer'], undelivered: [UNDELIVERED] });
    expect(await screen.findByText(/^Un cambio lo propone/)).toBeVisible();
    expect(screen.queryByText('Sin entregar')).toBeNull();
  });
});
