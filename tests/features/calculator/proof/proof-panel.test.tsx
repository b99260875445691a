import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../../../src/config/timings';
import type { ProofStep } from '../../../../src/data/backend';
import type { ProofFailure } from '../../../../src/domain/proof';
import { keepProof } from '../../../../src/features/calculator/proof/use-proof';
import { shell } from '../../../../src/i18n/es/app/shell';
import { proof as spanish } from '../../../../src/i18n/es/proof';
import { proofPanel } from '../../../../src/i18n/es/proof-panel';
import { formatNumber } from '../../../../src/i18n/format';
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
  options: Omit<NonNullable<Parameters<typeof renderCalculator>[1]>, 'backend'> = {},
) {
  const backend = createInMemoryBackend({ proofSteps });
  const view = await renderCalculator(gameId, { backend, ...options });
  const coupon = () => view.container.querySelector<HTMLDetailsElement>('fieldset details');
  // A sign-in opens it by itself.
  const line = coupon()?.open ? null : coupon()?.querySelector('summary');
  if (line && !options.query) await view.user.click(line);
  const type = async (tag = '#2PP0LQ8VY', token = 'abc') => {
    await view.user.type(view.field('Tag'), tag);
    await view.user.type(view.field('Token'), token);
  };
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  const rows = (kind: string) => view.container.querySelectorAll(`fieldset [data-proof=${kind}]`);
  return { ...view, backend, coupon, type, press, rows };
}

describe('the coupon', () => {
  it('is one line that opens in place, above the fields, and marks nothing', async () => {
    const backend = createInMemoryBackend({});
    const { user, container, field } = await renderCalculator('clashOfClans', { backend });
    const offer = screen.getByText('Lo llenamos con tu tag');
    expect(screen.queryByRole('textbox', { name: 'Tag' })).not.toBeVisible();
    expect(container.querySelector('[data-proof]')).toBeNull();
    const position = offer.compareDocumentPosition(field('Gemas'));
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(offer);
    expect(field('Tag')).toBeVisible();
  });

  it('gives the focus to what takes its place', async () => {
    const { type, press } = await open([PROVEN]);
    await type();
    await press('Llenar por mí');
    const account = await screen.findByText('El Ciguapo RD es tuya.');
    await waitFor(() => expect(account.closest('[tabindex]')).toHaveFocus());
    expect(account.closest('[role=status]')).not.toBeNull();
    await press('Quitar');
    const offer = (await screen.findByText('Lo llenamos con tu tag')).closest('summary');
    await waitFor(() => expect(offer).toHaveFocus());
  });
});

describe('filling in from the game', () => {
  it('fills and locks proven lines, and keeps the typed ones', async () => {
    const { user, field, press, rows, estimate } = await open([PROVEN]);
    expect(rows('declared')).toHaveLength(0);
    await user.type(field('Gemas'), '1250');
    await user.type(field('Tag'), '#2PP0LQ8VY');
    await user.type(field('Token'), 'abc{Enter}');
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
    expect(field('Nivel del ayuntamiento')).toHaveValue('15');
    expect(field('Nivel del ayuntamiento')).toHaveAttribute('readonly');
    expect(field('Gemas')).toHaveValue('1,250');
    expect(rows('proven')).toHaveLength(2);
    expect(field('Nivel del ayuntamiento')).toHaveAccessibleDescription(/Leído del juego, exacto$/);
    expect(field('Nivel de experiencia')).toHaveAccessibleDescription(/tienes al menos esto$/);
    expect(field('Gemas')).toHaveAccessibleDescription(/El juego no lo muestra/);
    expect(rows('declared')).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Token' })).toBeNull();

    await user.click(estimate);
    const receipt = screen.getByRole('region', { name: 'Recibo de valor' });
    expect(within(receipt).getByText('69 %')).toBeVisible();
    expect(receipt.querySelectorAll('[data-proof=proven]')).toHaveLength(2);
    expect(receipt.querySelectorAll('[data-proof=declared]')).toHaveLength(1);
    await press(/^Cambiar a mano: Nivel de experiencia/);
    expect(field('Nivel de experiencia')).not.toHaveAttribute('readonly');
    await waitFor(() => expect(field('Nivel de experiencia')).toHaveFocus());
    expect(within(receipt).getByText('69 %')).toBeVisible();
  });

  it.each([
    // Typed, shown after the publisher said "at least 214", its mark, and what is said of it.
    ['5', '214', 'proven', /tienes al menos esto$/],
    ['214', '214', 'proven', /tienes al menos esto$/],
    ['5000', '5,000', 'proven', /Probado hasta 214\b/],
  ])('never lowers %s typed, which "at least" stands beside', async (typed, shown, mark, said) => {
    const { user, field, type, press } = await open([PROVEN]);
    const experience = () => field('Nivel de experiencia');
    await user.type(experience(), typed);
    await type();
    await press('Llenar por mí');
    await screen.findByText('El Ciguapo RD es tuya.');
    expect(experience()).toHaveValue(shown);
    expect(experience().closest('[data-proof]')).toHaveAttribute('data-proof', mark);
    expect(experience()).toHaveAccessibleDescription(said);
    await press('Quitar');
    await waitFor(() => expect(experience()).toHaveValue(formatNumber(Number(typed))));
  });

  it('restores the typed answers when the proof is taken back', async () => {
    const { backend, user, field, type, press, rows } = await open([PROVEN]);
    await user.type(field('Nivel del ayuntamiento'), '9');
    await type();
    await press('Llenar por mí');
    await screen.findByText('El Ciguapo RD es tuya.');
    backend.fail('removeProof', 'offline');
    await press('Quitar');
    expect(await screen.findByText(spanish.notRemoved)).toBeVisible();
    expect(field('Nivel del ayuntamiento')).toHaveValue('15');
    backend.recover('removeProof');
    await press('Quitar');
    await waitFor(() => expect(field('Nivel del ayuntamiento')).toHaveValue('9'));
    expect(rows('proven')).toHaveLength(0);
    expect(screen.queryByText('El Ciguapo RD es tuya.')).toBeNull();
    expect(await backend.ownProof('clashOfClans')).toBeUndefined();
  });

  it('offers to prove again where a line does not match, in the same place', async () => {
    const { user, field, type, press, rows } = await open([PROVEN, PROVEN]);
    await type();
    await press('Llenar por mí');
    await screen.findByText('El Ciguapo RD es tuya.');
    await press(/^Cambiar a mano: Nivel del ayuntamiento/);
    await user.type(field('Nivel del ayuntamiento'), '9');
    const row = rows('wrong')[0] as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Probar otra vez' }));
    expect(
      screen.getByText(proofPanel.goes, { exact: false, selector: '#proof-intro' }),
    ).toBeVisible();
    await type();
    await press('Llenar por mí');
    await waitFor(() => expect(rows('wrong')).toHaveLength(0));
    expect(field('Nivel del ayuntamiento')).toHaveValue('15');
  });

  it('stays when the calculator is emptied: it goes with a request until it is removed', async () => {
    const { type, press, rows } = await open([PROVEN]);
    await type();
    await press('Llenar por mí');
    await screen.findByText('El Ciguapo RD es tuya.');
    await press('Empezar de cero');
    expect(screen.getByText('El Ciguapo RD es tuya.')).toBeVisible();
    expect(rows('proven')).toHaveLength(0);
  });

  it('is there again after a reload, without asking', async () => {
    const first = await open([PROVEN]);
    await first.type();
    await first.press('Llenar por mí');
    await screen.findByText('El Ciguapo RD es tuya.');
    await first.press(/^Cambiar a mano: Nivel del ayuntamiento/);
    await first.press('CALCULAR VALOR');
    first.unmount();
    const again = await open([]);
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
    expect(again.rows('proven')).toHaveLength(2);
    expect(again.send).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByText(/% probado$/)).toBeVisible();
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
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
    // Answers of 0 have no mark.
    expect(rows('declared')).toHaveLength(0);
  });

  it('says when to try again if the visitor gets no account', async () => {
    const { backend, type, press } = await open([]);
    backend.fail('beginProof', 'no-account');
    await type();
    await press('Llenar por mí');
    expect(await screen.findByText(spanish.noAccount)).toBeVisible();
  });

  it('says so when nothing can be asked, and when the code cannot be had', async () => {
    const { backend, type, press } = await open([]);
    backend.fail('beginProof', 'offline');
    await type();
    await press('Llenar por mí');
    expect(await screen.findByText(spanish.uncalled)).toBeVisible();
    expect(screen.getByText(spanish.offline)).toBeVisible();
    await press(spanish.byHand);
    expect(screen.getByRole('textbox', { name: 'Gemas' })).toHaveFocus();
  });

  it('asks nothing while a field is empty', async () => {
    const { backend, user, field, press } = await open([PROVEN]);
    await press('Llenar por mí');
    expect(await screen.findByText(spanish.missing.tag)).toBeVisible();
    await waitFor(() => expect(field('Tag')).toHaveFocus());
    await user.type(field('Tag'), '#2PP0LQ8VY{Enter}');
    expect(await screen.findByText(spanish.missing.token)).toBeVisible();
    expect(field('Token')).toHaveAttribute('aria-invalid', 'true');
    expect(backend.calls('beginProof')).toBe(0);
  });

  it.each([
    ['clashOfClans', 'Tag', '#2PP-0LQ', spanish.malformed.tag],
    ['roblox', 'Nombre de usuario', 'no soy', spanish.malformed.name],
  ] as const)(
    'asks nothing about what no account of %s is called',
    async (game, name, typed, words) => {
      const { backend, user, field, press } = await open([PROVEN], game);
      await user.type(field(name), typed);
      await press('Llenar por mí');
      expect(await screen.findByText(words)).toBeVisible();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(backend.calls('beginProof')).toBe(0);
    },
  );

  it('asks once, however often it is pressed, and not at all once that is cancelled', async () => {
    const { backend, field, type, press, rows } = await open([PROVEN]);
    const release = backend.hold('beginProof');
    await type();
    await press('Llenar por mí');
    expect(await screen.findByText(proofPanel.asking)).toBeVisible();
    await press('Llenar por mí');
    expect(backend.calls('beginProof')).toBe(1);
    await press(shell.cancel);
    expect(screen.getByRole('button', { name: 'Llenar por mí' })).toHaveFocus();
    release();
    await vi.dynamicImportSettled();
    expect(screen.queryByText(proofPanel.asking)).toBeNull();
    expect(rows('proven')).toHaveLength(0);
    expect(field('Tag')).toHaveValue('#2PP0LQ8VY');
  });

  it('says so when the game takes long', async () => {
    const { backend, type, press } = await open([PROVEN]);
    const release = backend.hold('beginProof');
    await type();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Llenar por mí' }));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText(proofPanel.asking)).toBeVisible();
    act(() => void vi.advanceTimersByTime(timings.proofSlowMs));
    vi.useRealTimers();
    expect(screen.getByText(spanish.askingStill)).toBeVisible();
    release();
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
    await press(spanish.takeBack);
  });

  it('other games have no panel and no marks', async () => {
    const { rows } = await open([], 'minecraft');
    expect(screen.queryByRole('button', { name: 'Llenar por mí' })).toBeNull();
    expect(rows('declared')).toHaveLength(0);
  });
});

describe('failures', () => {
  const all = Object.keys(spanish.failure) as (keyof typeof spanish.failure)[];

  it.each(all)('%s has its own words, and nothing typed is lost', async (failure) => {
    const { field, type, press } = await open([failed(failure)], 'clashOfClans');
    await type('#2PP');
    await press('Llenar por mí');
    expect(await screen.findByText(spanish.failure[failure].title)).toBeVisible();
    expect(field('Tag')).toHaveValue('#2PP');
    const again = failure === 'code-missing' ? spanish.newWords : spanish.retry;
    expect(screen.getByRole('button', { name: again })).toBeVisible();
    await waitFor(() =>
      expect(field('Tag')).toHaveAttribute('aria-invalid', String(failure === 'not-found')),
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
    await press('Entrar con Battle.net');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://publisher.test/'));
    assign.mockRestore();
  });

  it('says that nothing was shared when the visitor did not allow it', async () => {
    const { backend, user, query, press, field, rows } = await open([], 'warcraft', {
      query: '?error=access_denied&error_description=no&state=abc',
    });
    expect(await screen.findByText(spanish.refused.title)).toBeVisible();
    expect(query()).toBe('');
    expect(backend.calls('finishProof')).toBe(0);
    await press(spanish.byHand);
    expect(field('Personajes de nivel 60')).toHaveFocus();
    await user.keyboard('3');
    expect(field('Personajes de nivel 60')).toHaveValue('3');
    expect(rows('proven')).toHaveLength(0);
  });

  it('is tried again after another error of the publisher', async () => {
    await open([], 'warcraft', { query: '?error=temporarily_unavailable&state=abc' });
    expect(await screen.findByText(spanish.uncalled)).toBeVisible();
    expect(screen.getByText(spanish.tryLater)).toBeVisible();
  });
});

describe('an account that was kept with proven lines', () => {
  const kept = { query: '?townHallLevel=15&playerLevel=220', state: { wasProven: true } };

  it('has to be proven again', async () => {
    const { rows } = await open([], 'clashOfClans', kept);
    expect(await screen.findByText(proofPanel.again)).toBeVisible();
    expect(rows('proven')).toHaveLength(0);
  });

  it('uses the proof of this tab, if its answers still fit', async () => {
    keepProof('clashOfClans', { proof, before: {} });
    const { field, rows } = await open([], 'clashOfClans', {
      ...kept,
      query: '?townHallLevel=15&playerLevel=200',
    });
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
    expect(field('Nivel de experiencia')).toHaveValue('200');
    expect(rows('proven')).toHaveLength(2);
  });

  it('has its lines open that are answered otherwise', async () => {
    keepProof('clashOfClans', { proof, before: {} });
    const { field, rows } = await open([], 'clashOfClans', {
      ...kept,
      query: '?townHallLevel=15&playerLevel=220',
    });
    await screen.findByText('El Ciguapo RD es tuya.');
    expect(field('Nivel de experiencia')).not.toHaveAttribute('readonly');
    expect(rows('proven')).toHaveLength(2);
    expect(screen.getByText('Probado hasta 214')).toBeVisible();
  });

  it('shows the proof of another account too, because that goes with a request', async () => {
    keepProof('clashOfClans', { proof, before: {} });
    const { rows } = await open([], 'clashOfClans', { ...kept, query: '?townHallLevel=19' });
    expect(await screen.findByText('El Ciguapo RD es tuya.')).toBeVisible();
    expect(rows('wrong')).toHaveLength(1);
  });
});
