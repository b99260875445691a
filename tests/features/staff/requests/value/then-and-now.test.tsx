import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withMended } from '../../../../../src/domain/rates/mended';
import type { LoanRequest } from '../../../../../src/domain/request/loan-request';
import { HOUR_MS } from '../../../../../src/domain/time';
import { noteActivity } from '../../../../../src/features/staff/session/activity';
import { publishedRates } from '../../../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../../../support/in-memory-backend';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { renderRoute } from '../../../../support/render-app';
import { requestOf } from '../../../../support/staff-records';
import { MEMBER, TWO_GAMES } from '../../staff-app';

// As signing in does.
beforeEach(noteActivity);

const WORDS = {
  detail: 'Detalle de la solicitud',
  columns: ['Línea', 'EntoncesVersión 1', 'HoyVersión 2'],
  version: 'Tarifas: versión 2',
  inputs: 'Lo que anotó',
  mended:
    'La versión 1 de las tarifas estaba mal. Con la versión 2 son US$40.00; se envió US$70.75. Cuenta el valor menor.',
  proposal: /terminó la propuesta de aprobar: las tarifas/,
  unknown: /Llegó con una versión de las tarifas que no existe, la 99/,
  loading: 'Cargando…',
  offline: /No hay conexión/,
  retry: 'Intentar de nuevo',
} as const;

/** A request in the staff area; version 2 of the rates is in force. */
async function openDetail(request: LoanRequest, prepare = backendOf) {
  const backend = prepare(request);
  const app = await renderRoute(`/GamesSettings?tab=solicitudes&solicitud=${request.id}`, {
    backend,
  });
  const detail = within(await screen.findByRole('region', { name: WORDS.detail }));
  return { ...app, backend, detail };
}

function backendOf(request: LoanRequest) {
  const staff = createInMemoryStaffBackend({ games: TWO_GAMES, requests: [request] });
  return createInMemoryBackend({ session: MEMBER, staff, rates: { roblox: publishedRates() } });
}

describe('a request of an earlier version of the rates', () => {
  it('shows then and now side by side, with the difference and both versions', async () => {
    const { detail } = await openDetail(requestOf('a'));
    const table = within(await detail.findByRole('table', { name: WORDS.inputs }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      WORDS.columns,
    );
    const robux = table.getByRole('row', { name: /^Robux/ });
    expect(robux).toHaveTextContent('1,30016.25× 0.012526.00× 0.02');
    expect(within(robux).getByText('26.00')).toHaveProperty('tagName', 'MARK');
    expect(table.getByText('US$80.50')).toBeVisible();
    expect(detail.getByText(`+US$9.75, +13.8 %`)).toBeVisible();
    expect(detail.queryByRole('alert')).toBeNull();
  });

  it('says which value counts and why, where its version was found wrong', async () => {
    const since = new Date(Date.now() - HOUR_MS);
    const proposedAt = new Date(since.getTime() - HOUR_MS);
    const request = withMended(
      {
        ...requestOf('a'),
        proposal: { number: 1, author: 'other', proposedAt, waiting: true, mostLent: 1_000_000 },
      },
      { version: 2, since, value: 4000 },
    );
    const { detail } = await openDetail(request);
    expect(await detail.findByText(WORDS.mended)).toBeVisible();
    expect(detail.getAllByText('US$70.75', { selector: 'dd' })).toHaveLength(1);
    expect(await detail.findByText(WORDS.proposal)).toBeVisible();
  });

  it('shows one account if its version is in force', async () => {
    const request = requestOf('a', { value: 8050, ratesVersion: 2 });
    const { detail } = await openDetail(request);
    expect(await detail.findByText('1,300 × 0.02')).toBeVisible();
    expect(detail.getAllByText(WORDS.version)).toHaveLength(2);
    expect(detail.queryByRole('table')).toBeNull();
  });

  it('marks a version that does not exist', async () => {
    const { detail } = await openDetail(requestOf('a', { ratesVersion: 99 }));
    expect(await detail.findByText(WORDS.unknown)).toBeVisible();
    expect(detail.getByText('1,300 × 0.02')).toBeVisible();
  });

  it('shows the answers while the rates are read, and says if they cannot be', async () => {
    const { backend, detail, user } = await openDetail(requestOf('a'), (request) => {
      const made = backendOf(request);
      made.fail('ratesInForce', 'offline');
      return made;
    });
    expect(await detail.findByText(WORDS.offline)).toBeVisible();
    expect(detail.getByText('US$70.75')).toBeVisible();
    expect(detail.getByText('1,300')).toBeVisible();

    const release = backend.hold('ratesInForce');
    backend.recover('ratesInForce');
    await user.click(detail.getByRole('button', { name: WORDS.retry }));
    expect(detail.getByText(WORDS.loading)).toBeVisible();
    release();
    expect(await detail.findByText('US$80.50', { selector: 'dd' })).toBeVisible();
  });
});
