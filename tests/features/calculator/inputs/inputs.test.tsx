import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '../../../../src/config/timings';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { said } from '../../../support/said';
import { renderCalculator } from '../render-calculator';

describe('a quantity that is typed', () => {
  it.each([
    ['12abc', '12', 'Escribe solo números. Contamos 12.'],
    ['-5', '5', 'Escríbelo sin signo. Contamos 5.'],
    ['12.5', '12', 'Escríbelo sin decimales. Contamos 12.'],
    ['123456789', '9,999,999', 'Contamos 9,999,999, que es el máximo.'],
    ['1e9', '1', 'Escribe solo números. Contamos 1.'],
    ['e', '0', 'Escribe solo números. Contamos 0.'],
  ])(
    '%s counts as %s, says so beside the field, and nothing else is lost',
    async (typed, counted, said) => {
      const { user, field } = await renderCalculator('roblox', { query: '?limitedItems=6' });
      await user.type(field('Robux'), typed);
      await user.tab();
      expect(field('Robux')).toHaveValue(counted);
      expect(screen.getByText(said)).toBeVisible();
      expect(field('Robux')).toHaveAccessibleDescription(new RegExp(said.replace(/[.]/g, '\\.')));
      expect(field('Artículos limitados')).toHaveValue('6');
    },
  );

  it.each([
    ['1,300', '1,300'],
    ['1.300', '1,300'],
    ['US$1,300', '1,300'],
    ['  42\n', '42'],
    ['１３００', '1,300'],
  ])('can be pasted as %j', async (pasted, counted) => {
    const { user, field } = await renderCalculator('roblox');
    await user.click(field('Robux'));
    await user.paste(pasted);
    await user.tab();
    expect(field('Robux')).toHaveValue(counted);
  });

  it.each([
    ['1.3E+05', 'Escribe solo números. Contamos 1,300.'],
    ['1/2', 'Escribe solo números. Contamos 1,300.'],
    ['1.5', 'Escríbelo sin decimales. Contamos 1,300.'],
  ])('stays as it was for %j, which is no quantity', async (pasted, said) => {
    const { user, field } = await renderCalculator('roblox', { query: '?robux=1300' });
    await user.click(field('Robux'));
    await user.paste(pasted);
    expect(screen.getByText(said)).toBeVisible();
    await user.tab();
    expect(field('Robux')).toHaveValue('1,300');
    expect(screen.getByText(said)).toBeVisible();
  });

  it('may change within the number that the field has grouped', async () => {
    const { user, field } = await renderCalculator('roblox', { query: '?robux=1300' });
    await user.type(field('Robux'), '0', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field('Robux')).toHaveValue('13000');
    await user.tab();
    expect(field('Robux')).toHaveValue('13,000');
  });

  it('replaces the old number, because all of it is selected', async () => {
    const { user, field } = await renderCalculator('roblox', { query: '?robux=1300' });
    await user.tab();
    await user.click(field('Robux'));
    await user.keyboard('7');
    expect(field('Robux')).toHaveValue('7');
  });

  it('above the usual maximum asks whether it is right and blocks nothing', async () => {
    const { user, field, estimate } = await renderCalculator('roblox', { language: 'en' });
    await user.type(field('Account years'), '19');
    expect(screen.getByText(/Are you sure\? It is usually 18 or less/)).toBeVisible();
    await user.click(estimate);
    expect(screen.getByText('Estimated value: US$95.00')).toBeInTheDocument();
  });
});

describe('plus and minus', () => {
  it('go by the step and never below 0', async () => {
    const { user, field } = await renderCalculator('roblox');
    await user.click(screen.getByRole('button', { name: 'Añadir 100: Robux' }));
    expect(field('Robux')).toHaveValue('100');
    await user.click(screen.getByRole('button', { name: 'Quitar 100: Robux' }));
    await user.click(screen.getByRole('button', { name: 'Quitar 100: Robux' }));
    expect(field('Robux')).toHaveValue('0');
  });

  it('stop at the largest quantity', async () => {
    const { user, field } = await renderCalculator('roblox', { query: '?robux=9999950' });
    await user.click(screen.getByRole('button', { name: 'Añadir 100: Robux' }));
    expect(field('Robux')).toHaveValue('9,999,999');
  });

  it('are also the arrow and page keys', async () => {
    const { user, field } = await renderCalculator('leagueOfLegends');
    await user.click(field('Puntos de influencia'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}');
    expect(field('Puntos de influencia')).toHaveValue('11,000');
  });

  it('repeat while they are held, and count a hold no second time when let go', async () => {
    const { field } = await renderCalculator('roblox');
    const plus = screen.getByRole('button', { name: 'Añadir 1: Artículos limitados' });
    vi.useFakeTimers();
    try {
      fireEvent.pointerDown(plus);
      const held = timings.stepperHoldDelayMs + 4 * timings.stepperRepeatMs;
      await act(() => vi.advanceTimersByTimeAsync(held));
      fireEvent.pointerUp(plus);
      fireEvent.click(plus, { detail: 1 });
      await act(() => vi.advanceTimersByTimeAsync(1000));
    } finally {
      vi.useRealTimers();
    }
    expect(field('Artículos limitados')).toHaveValue('5');
  });
});

describe('what a screen reader hears', () => {
  const HEARD_MS = 600;
  const open = (id: string, query = '') =>
    renderCalculator(id, { query, backend: createInMemoryBackend() });
  const roblox = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['a press', ['Añadir 100: Robux'], '100'],
    ['presses in a row', ['Añadir 100: Robux', 'Añadir 100: Robux', 'Quitar 100: Robux'], '100'],
    ['a press at 0', ['Quitar 100: Robux'], '0'],
  ])('is the new amount, once, after %s of plus and minus', async (_, presses, amount) => {
    await open('roblox');
    vi.useFakeTimers();
    try {
      for (const name of presses) {
        fireEvent.click(roblox(name));
        expect(said()).toEqual([]);
        await act(() => vi.advanceTimersByTimeAsync(100));
      }
      await act(() => vi.advanceTimersByTimeAsync(HEARD_MS));
      expect(said()).toEqual([amount]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is the last amount of a hold', async () => {
    await open('roblox');
    const plus = roblox('Añadir 1: Artículos limitados');
    vi.useFakeTimers();
    try {
      fireEvent.pointerDown(plus);
      await act(() => vi.advanceTimersByTimeAsync(timings.stepperHoldDelayMs));
      for (let step = 0; step < 20; step += 1) {
        await act(() => vi.advanceTimersByTimeAsync(timings.stepperRepeatMs));
        expect(said()).toEqual([]);
      }
      fireEvent.pointerUp(plus);
      await act(() => vi.advanceTimersByTimeAsync(HEARD_MS));
      expect(said()).toEqual(['21']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is nothing while an amount is typed: the field tells it', async () => {
    const { user, field } = await open('roblox');
    await user.type(field('Robux'), '1300');
    expect(said()).toEqual([]);
  });

  it('is what a chosen option adds', async () => {
    const { user } = await open('valorant');
    const rank = screen.getByRole('combobox', { name: 'Rango' });
    await user.selectOptions(rank, 'gold2');
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^Esta opción suma US\$/)]));
    expect(rank).toHaveAccessibleDescription(said()[0]);
  });

  it('is the value of every estimate, also of the same account', async () => {
    const { user, estimate } = await open('roblox', '?limitedItems=2');
    const heard: (string | null)[] = [];
    const status = () =>
      screen.getAllByRole('status').find((place) => place.textContent?.startsWith('Valor'));
    for (let press = 0; press < 3; press += 1) {
      await user.click(estimate);
      expect(said()).toEqual(['Valor estimado: US$5.00']);
      heard.push(status()?.textContent ?? null);
    }
    expect(heard[1]).not.toBe(heard[0]);
    expect(heard[2]).not.toBe(heard[1]);
  });
});

describe('saved answers', () => {
  it('survives a reload', async () => {
    const first = await renderCalculator('minecraft');
    await first.user.type(first.field('Años de la cuenta'), '5');
    await first.user.click(screen.getAllByRole('radio', { name: 'Sí' })[0] as HTMLElement);
    first.unmount();
    const again = await renderCalculator('minecraft');
    expect(again.field('Años de la cuenta')).toHaveValue('5');
    expect(screen.getAllByRole('radio', { name: 'Sí' })[0]).toBeChecked();
  });

  it('is kept for each game on its own', async () => {
    const minecraft = await renderCalculator('minecraft');
    await minecraft.user.type(minecraft.field('Años de la cuenta'), '5');
    minecraft.unmount();
    const roblox = await renderCalculator('roblox');
    expect(roblox.field('Años de la cuenta')).toHaveValue('0');
  });

  it.each([
    'no json',
    'null',
    '[]',
    '{"answers":{"robux":-5,"limitedItems":"7","nameLetters":1.5}}',
    '{"answers":null,"picked":7}',
  ])('is ignored where it was spoilt: %s', async (kept) => {
    sessionStorage.setItem('levelup.calculator.roblox', kept);
    const { field } = await renderCalculator('roblox');
    expect(field('Robux')).toHaveValue('0');
    expect(field('Artículos limitados')).toHaveValue('0');
  });

  it('still works if the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { user, field, estimate } = await renderCalculator('roblox');
    await user.type(field('Artículos limitados'), '2');
    await user.click(estimate);
    expect(screen.getByText('Valor estimado: US$5.00')).toBeInTheDocument();
  });
});

describe('inputs in the address', () => {
  it('win over saved answers, and missing ones are 0', async () => {
    sessionStorage.setItem(
      'levelup.calculator.roblox',
      '{"answers":{"robux":5,"nameLetters":9},"picked":[]}',
    );
    const { field } = await renderCalculator('roblox', { query: '?robux=1300' });
    expect(field('Robux')).toHaveValue('1,300');
    expect(field('Letras del nombre')).toHaveValue('0');
  });

  it('are ignored if they are malformed', async () => {
    sessionStorage.setItem('levelup.calculator.roblox', '{"answers":{"robux":5},"picked":[]}');
    const { field } = await renderCalculator('roblox', { query: '?robux=abc&limitedItems=-1' });
    expect(field('Robux')).toHaveValue('5');
  });

  it('leave the address with the first edit, so that a reload shows the edit', async () => {
    const { user, field, query } = await renderCalculator('roblox', {
      query: '?lang=es&robux=1300&limitedItems=6',
    });
    expect(query()).toContain('robux=1300');
    await user.type(field('Letras del nombre'), '9');
    expect(query()).toBe('?lang=es');
    expect(field('Robux')).toHaveValue('1,300');
  });

  it('are copied as a link that holds nothing else', async () => {
    const { user } = await renderCalculator('roblox', { query: '?robux=1300&ugc=yes' });
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByText(/Enlace copiado/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/Roblox?robux=1300&ugc=yes`,
    );
  });

  it('are shown as a link to copy by hand if the clipboard is closed', async () => {
    const { user } = await renderCalculator('roblox', { query: '?robux=1300' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByRole('textbox', { name: 'Copia este enlace:' })).toHaveValue(
      `${window.location.origin}/Roblox?robux=1300`,
    );
  });
});
