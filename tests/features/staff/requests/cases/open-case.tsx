import { screen, within } from '@testing-library/react';
import type { Claim } from '../../../../../src/domain/request/case';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import { MINUTE_MS } from '../../../../../src/domain/time';
import { openStaff } from '../../staff-app';

/** A claim that ends in so many minutes. */
export const claimOf = (requestId: string, author: string, minutes = 9): Claim => ({
  requestId,
  author,
  since: new Date(Date.now() - MINUTE_MS),
  until: new Date(Date.now() + minutes * MINUTE_MS - 1_000),
});

/** The queue with the first request opened from its row; `status` is the list's in the address. */
export async function openCase(
  requests: readonly LoanRequest[],
  contents: NonNullable<Parameters<typeof openStaff>[1]> = {},
  prepare?: Parameters<typeof openStaff>[3],
  status?: string,
) {
  const all = { requests, roles: ['analyst', 'reviewer'], ...contents } as const;
  const address = `/GamesSettings?tab=solicitudes${status ? `&estado=${status}` : ''}`;
  const app = await openStaff(address, all, 'es', prepare);
  const [row] = await screen.findAllByRole('button', { name: /^Abrir la solicitud de/ });
  await app.user.click(row as HTMLElement);
  const detail = within(await screen.findByRole('region', { name: 'Detalle de la solicitud' }));
  await detail.findByRole('heading', { level: 2 });
  const press = async (name: string) => app.user.click(await detail.findByRole('button', { name }));
  /** Comes back to the page, which looks at once who works on what. */
  const comeBack = () => window.dispatchEvent(new Event('focus'));
  return { ...app, detail, press, comeBack };
}
