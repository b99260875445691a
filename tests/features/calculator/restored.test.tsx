import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSeenRates } from '../../../src/browser/seen-rates';
import roblox from '../../../src/games/roblox';
import { publishedRates } from '../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { beginUse, renderCalculator } from './render-calculator';

const ESTIMATED = 'Valor estimado: US$16.25';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Leaves a calculator with an estimate, as a reload, Back or another page of the site does. */
async function leaveWithEstimate(change?: 'edited' | 'cleared') {
  const { user, field, estimate, unmount } = await renderCalculator('roblox');
  await user.type(field('Robux'), '1300');
  await user.click(estimate);
  expect(screen.getByText(ESTIMATED)).toBeInTheDocument();
  if (change === 'edited') await user.type(field('Letras del nombre'), '9');
  if (change === 'cleared')
    await user.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  unmount();
}

describe('a calculator that is opened again', () => {
  it('has its estimate, which can be sent', async () => {
    await leaveWithEstimate();
    const { field, send, unmount } = await renderCalculator('roblox');
    expect(field('Robux')).toHaveValue('1,300');
    expect(screen.getByText(ESTIMATED)).toBeInTheDocument();
    expect(send).toHaveAttribute('aria-disabled', 'false');
    unmount();
    await renderCalculator('roblox');
    expect(screen.getByText(ESTIMATED)).toBeInTheDocument();
  });

  it('has it at an address with the same answers, and not with others', async () => {
    await leaveWithEstimate();
    const same = await renderCalculator('roblox', { query: '?robux=1300' });
    expect(screen.getByText(ESTIMATED)).toBeInTheDocument();
    same.unmount();
    const { send } = await renderCalculator('roblox', { query: '?robux=1400' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/^Valor estimado/)).not.toBeInTheDocument();
  });

  it.each(['edited', 'cleared'] as const)('has none once the inputs were %s', async (change) => {
    await leaveWithEstimate(change);
    const { send } = await renderCalculator('roblox');
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/^Valor estimado/)).not.toBeInTheDocument();
  });

  it('has none while other rates are known', async () => {
    await leaveWithEstimate();
    await act(async () => saveSeenRates(roblox, { rates: publishedRates(), seenAt: new Date() }));
    const { send } = await renderCalculator('roblox');
    await beginUse();
    expect(send).toHaveAttribute('aria-disabled', 'true');
  });

  it('has an estimate of published rates once those are read', async () => {
    const backend = createInMemoryBackend({ rates: { roblox: publishedRates() } });
    const first = await renderCalculator('roblox', { backend });
    await beginUse();
    await first.user.type(first.field('Robux'), '1300');
    await first.user.click(first.estimate);
    const [estimated] = screen.getAllByText(/^Valor estimado/).map((one) => one.textContent ?? '');
    first.unmount();
    localStorage.clear();
    await renderCalculator('roblox', { backend });
    expect(screen.queryByText(/^Valor estimado/)).not.toBeInTheDocument();
    await beginUse();
    expect(screen.getByText(estimated ?? '')).toBeInTheDocument();
  });
});
