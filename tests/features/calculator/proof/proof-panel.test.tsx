import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProofStep } from '../../../../src/data/backend';
import type { ProofFailure } from '../../../../src/domain/proof';
import { proof as english } from '../../../../src/i18n/en/proof';
import { proof as spanish } from '../../../../src/i18n/es/proof';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderCalculator } from '../render-calculator';

const proof = {
  gameId: 'clashOfClans',
  account: '#2PP0LQ8VY',
  name: 'El Ciguapo RD',
  facts: {
    townHallLevel: { value: 15, kind: 'exact' },
    playerLevel: { value: 214, kind: 'atLeast' },
  },
  provenAt: new Date(),
  expiresAt: new Date(Date.now() + 1000_000),
} as const;
const PROVEN: ProofStep = { step: 'proven', proof, notice: undefined };
const failed = (failure: ProofFailure): ProofStep => ({ step: 'failed', failure, left: 4 });

beforeEach(() => sessionStorage.clear());

async function open(
  proofSteps: readonly ProofStep[],
  gameId = 'clashOfClans',
  language: 'es' | 'en' = 'es',
) {
  const backend = createInMemoryBackend({ proofSteps });
  const view = await renderCalculator(gameId, { backend, language });
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  const rows = (kind: string) => view.container.querySelectorAll(`fieldset [data-proof=${kind}]`);
  return { ...view, backend, press, rows };
}

describe('filling in from the game', () => {
  it('fills and locks what is proven, and keeps what was typed', async () => {
    const { user, field, press, rows, estimate } = await open([PROVEN]);
    expect(rows('declared')).toHaveLength(3);
    await user.type(field('Gemas'), '1250');
    await user.type(field('Tag'), '#2PP0LQ8VY');
    await user.type(field('Token'), 'abc{Enter}');
    expect(await screen.findByText('El Ciguapo RD')).toBeVisible();
    expect(field('Nivel del ayuntamiento')).toHaveValue('15');
    expect(field('Nivel del ayuntamiento')).toHaveAttribute('readonly');
    expect(field('Gemas')).toHaveValue('1,250');
    expect(rows('proven')).toHaveLength(2);

    await user.click(estimate);
    const receipt = screen.getByRole('region', { name: 'Recibo de valor' });
    expect(within(receipt).getByText('69.8 %')).toBeVisible();
    expect(receipt.querySelectorAll('[data-proof=proven]')).toHaveLength(2);
    expect(receipt.querySelectorAll('[data-proof=declared]')).toHaveLength(1);
    await press(/^Cambiar a mano: Nivel de experiencia/);
    expect(field('Nivel de experiencia')).not.toHaveAttribute('readonly');
    await waitFor(() => expect(field('Nivel de experiencia')).toHaveFocus());
    expect(rows('proven')).toHaveLength(1);
  });

  it('gives back what was typed before, when the proof is taken back', async () => {
    const { user, field, press, rows } = await open([PROVEN]);
    await user.type(field('Nivel del ayuntamiento'), '9');
    await press('Llenar por mí');
    await screen.findByText('El Ciguapo RD');
    await press('Quitar');
    expect(field('Nivel del ayuntamiento')).toHaveValue('9');
    expect(rows('proven')).toHaveLength(0);
    expect(screen.queryByText('El Ciguapo RD')).toBeNull();
  });

  it('is there again after a reload, without asking', async () => {
    const first = await open([PROVEN]);
    await first.press('Llenar por mí');
    await screen.findByText('El Ciguapo RD');
    await first.press(/^Cambiar a mano: Nivel del ayuntamiento/);
    first.unmount();
    const again = await open([]);
    expect(await screen.findByText('El Ciguapo RD')).toBeVisible();
    expect(again.rows('proven')).toHaveLength(1);
    expect(again.backend.calls('beginProof')).toBe(0);
  });

  it('shows the words for a profile, and looks again', async () => {
    const steps = [{ step: 'code', code: 'luna mar sol' } as const, failed('code-missing'), PROVEN];
    const { user, field, press, rows } = await open(steps, 'roblox');
    await user.type(field('Nombre de usuario'), 'CiguapaRD');
    await press('Llenar por mí');
    expect(await screen.findByText('luna mar sol')).toBeVisible();
    await press('Ya las puse');
    await screen.findByText(spanish.failure['code-missing'].title);
    await press('Buscar otra vez');
    expect(await screen.findByText('El Ciguapo RD')).toBeVisible();
    expect(rows('declared')).toHaveLength(5);
  });

  it('says so when nothing can be asked, and when the code cannot be had', async () => {
    const { backend, press } = await open([]);
    backend.fail('beginProof', 'offline');
    await press('Llenar por mí');
    expect(await screen.findByText(spanish.uncalled)).toBeVisible();
    expect(screen.getByText(spanish.offline)).toBeVisible();
    await press(spanish.byHand);
    expect(screen.getByRole('textbox', { name: 'Gemas' })).toHaveFocus();
  });

  it('other games have no panel and no marks', async () => {
    const { rows } = await open([], 'minecraft');
    expect(screen.queryByRole('button', { name: 'Llenar por mí' })).toBeNull();
    expect(rows('declared')).toHaveLength(0);
  });
});

describe.each([
  ['es', spanish, 'Llenar por mí', 'Tag'],
  ['en', english, 'Fill it in for me', 'Tag'],
] as const)('failures in %s', (language, words, fill, tag) => {
  const all = Object.keys(words.failure) as (keyof typeof words.failure)[];

  it.each(all)('%s has words of its own, and nothing typed is lost', async (failure) => {
    const { user, field, press } = await open([failed(failure)], 'clashOfClans', language);
    await user.type(field(tag), '#2PP');
    await press(fill);
    expect(await screen.findByText(words.failure[failure].title)).toBeVisible();
    expect(field(tag)).toHaveValue('#2PP');
    await waitFor(() =>
      expect(field(tag)).toHaveAttribute('aria-invalid', String(failure === 'not-found')),
    );
  });
});

describe('the sign-in of Warcraft', () => {
  it('leaves for the address, and goes on when the page is opened with its answer', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { press } = await open(
      [{ step: 'oauth', address: 'https://publisher.test/' }],
      'warcraft',
    );
    await press('Llenar por mí');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://publisher.test/'));
    assign.mockRestore();
  });
});
