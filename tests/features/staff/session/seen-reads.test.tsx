import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { complaintOf } from '../../../../tools/samples/complaints';
import { openStaff, valueField } from '../staff-app';

type App = Awaited<ReturnType<typeof openStaff>>;

const complaints = [complaintOf('RC-2026-2222-2222', { daysAgo: 1 })];

/** Promedios was read, and is read again without an answer after `meanwhile` on another tab. */
async function comeBack(meanwhile: (app: App) => Promise<void>) {
  const app = await openStaff('/GamesSettings?tab=promedios', { complaints, roles: ['reviewer'] });
  const goTo = async (name: RegExp) => app.user.click(await screen.findByRole('link', { name }));
  const figures = () => screen.findByRole('region', { name: 'Reclamos' });
  const region = await figures();
  await waitFor(() => expect(region).toHaveTextContent('Abiertos1'));
  await goTo(/^Valores/);
  await valueField(app.user);
  await meanwhile(app);
  const answer = app.staff.hold('complaintFigures');
  await goTo(/^Promedios/);
  return { figures: await figures(), answer };
}

it('what a member read is there at once when they come back, and then as it is stored now', async () => {
  const { figures, answer } = await comeBack(async ({ staff }) => {
    const another = complaintOf('RC-2026-3333-3333', { daysAgo: 2 });
    staff.elsewhere.setComplaint(another);
  });
  expect(figures).toHaveTextContent('Abiertos1');
  answer();
  await waitFor(() => expect(figures).toHaveTextContent('Abiertos2'));
});

it('nothing that was read before an act is shown after it', async () => {
  const { figures } = await comeBack(async ({ user }) => {
    await user.type(await valueField(user), '155{Enter}');
    await screen.findByText(/juego registrado con éxito/);
  });
  expect(figures).toHaveTextContent('Abiertos–');
  expect(within(figures).queryByText('1')).toBeNull();
});
