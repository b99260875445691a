import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { beginUse, renderCalculator } from '../render-calculator';

vi.mock('../../../../src/features/calculator/rates/live-rates', () => {
  throw new Error('the file is gone');
});

const SAID = 'No pudimos comprobar si estas tarifas siguen en vigor.' as const;

it('says that the rates are not checked where its code cannot be fetched', async () => {
  const { estimate, send } = await renderCalculator('roblox', {
    query: '?robux=1300',
    backend: createInMemoryBackend(),
  });
  await beginUse();
  expect(screen.getAllByText(SAID)).toHaveLength(2);
  const receipt = screen.getByRole('region', { name: /^(Recibo de valor|Value receipt)$/ });
  expect(within(receipt).getByText(SAID)).toBeVisible();
  await act(async () => estimate.click());
  await act(async () => send.click());
  expect(await screen.findByRole('dialog')).toHaveTextContent('US$16.25');
});
