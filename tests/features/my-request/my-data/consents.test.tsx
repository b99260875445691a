import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { storedRequest, withPromotions } from './stored-request';

const open = (backend: ReturnType<typeof createInMemoryBackend>) =>
  renderRoute('/MisDatos', { backend });
const holding = (request: LoanRequest) => createInMemoryBackend({ request });

const words = {
  section: 'Lo que autorizaste.',
  version: 'Versión 2026-11, en español',
  withdraw: 'Retirar',
  withdrawn: /Lo retiraste el /,
  refused: 'No lo autorizaste.',
} as const;

describe('the consents', () => {
  const { section, version, withdraw, withdrawn, refused } = words;
  const consents = () => screen.getByRole('region', { name: section });

  it('shows three permissions in the words that were read, with version, language and time', async () => {
    await open(holding(storedRequest()));
    const items = within(consents()).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('Autorizo usar mis datos para evaluar mi solicitud');
    expect(items[1]).toHaveTextContent('consultar mi historial en los burós de crédito');
    for (const item of items) expect(item).toHaveTextContent(version);
    expect(items[2]).toHaveTextContent(refused);
  });

  it('takes promotions back at once and says when', async () => {
    const backend = holding(withPromotions());
    const { user } = await open(backend);
    await user.click(within(consents()).getByRole('button', { name: withdraw }));
    const said = await within(consents()).findByText(withdrawn);
    expect(said).toHaveFocus();
    expect(await backend.ownRequest()).toMatchObject({ consent: { marketing: false } });
  });
});

it('says what failed, and takes them back on another press', async () => {
  const backend = holding(withPromotions());
  backend.fail('endPromotions', 'offline');
  const { user, i18n } = await open(backend);
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
  backend.recover('endPromotions');
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/Lo retiraste el /)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the present state if it changed meanwhile', async () => {
  const before = withPromotions();
  const backend = holding(before);
  const { user } = await open(backend);
  backend.store(storedRequest());
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/Esto cambió en otra pestaña/)).toBeVisible();
  expect(await screen.findByText('No lo autorizaste.')).toBeVisible();
});

it('has no words for a version whose text is not known any more', async () => {
  const request = storedRequest();
  await open(
    holding({ ...request, consent: request.consent && { ...request.consent, evaluation: '1' } }),
  );
  expect(screen.getByText(/Aceptaste una versión anterior de este texto/)).toBeVisible();
});
