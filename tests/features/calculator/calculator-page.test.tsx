import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRates, renderCalculator } from './render-calculator';

const EXAMPLE = '?robux=1300&limitedItems=6&nameLetters=9&accountYears=7';

describe('the Roblox calculator', () => {
  it('starts at US$0.00 with SEND in its disabled style', async () => {
    const { figure, send } = await renderCalculator('roblox');
    expect(figure()).toHaveTextContent('US$0.00');
    expect(send).toHaveAttribute('aria-disabled', 'true');
  });

  it('describes SEND by what is missing before anybody presses it', async () => {
    const { user, field, estimate, send } = await renderCalculator('roblox');
    expect(send).toHaveAccessibleDescription('Primero calcula el valor.');
    await user.click(estimate);
    expect(send).toHaveAccessibleDescription(/^El valor es US\$0\.00/);
    await user.type(field('Robux'), '1300');
    expect(send).toHaveAccessibleDescription(/^Cambiaste algo/);
    await user.click(estimate);
    expect(send).toHaveAccessibleDescription('');
  });

  it('estimates US$70.75, says it once and prints the lines behind it', async () => {
    const { user, field, estimate, figure, send } = await renderCalculator('roblox');
    await user.type(field('Robux'), '1300');
    await user.type(field('Artículos limitados'), '6');
    await user.type(field('Letras del nombre'), '9');
    await user.type(field('Años de la cuenta'), '7');
    await user.click(estimate);

    expect(screen.getByText('Valor estimado: US$70.75')).toHaveAttribute('role', 'status');
    expect(figure()).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(figure()).toHaveTextContent('US$70.75'));
    const receipt = screen.getByRole('region', { name: 'Recibo de valor' });
    expect(within(receipt).getByText('7 × US$5.00')).toBeVisible();
    expect(within(receipt).getByText('49.5 %')).toHaveTextContent('49.5 % del valor');
    expect(within(receipt).getByText('US$70.75')).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'false');
  });

  it('says that the value is not the loan, before and after', async () => {
    const { user, estimate } = await renderCalculator('roblox');
    const said = /Este valor no es el préstamo/;
    expect(screen.getByText(said)).toBeVisible();
    await user.click(estimate);
    expect(screen.getByText(said)).toBeVisible();
  });
});

describe('estimating', () => {
  it('happens on Enter in any field', async () => {
    const { user, field } = await renderCalculator('roblox');
    await user.type(field('Artículos limitados'), '2{Enter}');
    expect(screen.getByText('Valor estimado: US$5.00')).toBeInTheDocument();
  });

  it('ends at the exact value, on the way down too', async () => {
    const { user, field, estimate, figure } = await renderCalculator('warcraft');
    await user.type(field('Oro'), '9999999');
    await user.click(estimate);
    await waitFor(() => expect(figure()).toHaveTextContent('US$1,999,999.80'));
    await user.clear(field('Oro'));
    await user.type(field('Oro'), '1{Enter}');
    await waitFor(() => expect(figure()).toHaveTextContent(/^US\$0\.20$/));
  });

  it('reads yes, no and the chosen option', async () => {
    const minecraft = await renderCalculator('minecraft');
    const mvp = screen.getByRole('radiogroup', { name: 'Rango MVP+' });
    expect(within(mvp).getByRole('radio', { name: 'No' })).toBeChecked();
    await minecraft.user.click(within(mvp).getByRole('radio', { name: 'Sí' }));
    await minecraft.user.click(minecraft.estimate);
    expect(screen.getByText('Valor estimado: US$7.00')).toBeInTheDocument();
    minecraft.unmount();

    const valorant = await renderCalculator('valorant');
    await valorant.user.selectOptions(screen.getByRole('combobox', { name: 'Rango' }), 'gold2');
    await valorant.user.click(valorant.estimate);
    expect(screen.getByText('Valor estimado: US$8.50')).toBeInTheDocument();
  });
});

describe('a value that an edit has overtaken', () => {
  it('is marked as out of date and cannot be sent until it is estimated again', async () => {
    const { user, field, estimate, send } = await renderCalculator('roblox', { query: EXAMPLE });
    await user.click(estimate);
    expect(send).toHaveAttribute('aria-disabled', 'false');

    await user.type(field('Robux'), '5');
    expect(screen.getByText('Desactualizado')).toBeVisible();
    expect(screen.getByText(/después de este recibo/)).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');

    await user.click(estimate);
    expect(screen.queryByText('Desactualizado')).not.toBeInTheDocument();
    expect(send).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('SEND', () => {
  it('says why when nothing was estimated, the value is stale, zero or too high', async () => {
    const { user, field, estimate, send } = await renderCalculator('warcraft');
    await user.click(send);
    expect(screen.getByText('Primero calcula el valor.')).toBeVisible();

    await user.click(estimate);
    await user.click(send);
    expect(screen.getByText(/El valor es US\$0\.00/)).toBeVisible();

    await user.type(field('Oro'), '9999999');
    await user.click(send);
    expect(screen.getByText(/Calcula de nuevo y podrás enviar/)).toBeVisible();

    await user.click(estimate);
    await user.click(send);
    expect(screen.getByText(/pasa de US\$1,000,000\.00/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends the frozen quote and can be closed', async () => {
    const { user, estimate, send } = await renderCalculator('roblox', { query: EXAMPLE });
    await user.click(estimate);
    await user.click(send);
    const dialog = await screen.findByRole('dialog', { name: 'Roblox' });
    expect(dialog).toHaveTextContent('US$70.75');
    expect(dialog).toHaveTextContent('"robux":1300');
    await user.click(within(dialog).getByRole('button', { name: 'close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('starting over', () => {
  it('empties everything and can be undone, the value included', async () => {
    const { user, field, estimate, send, figure } = await renderCalculator('roblox', {
      query: EXAMPLE,
    });
    await user.click(estimate);
    await user.click(screen.getByRole('button', { name: 'Empezar de cero' }));
    expect(field('Robux')).toHaveValue('0');
    expect(figure()).toHaveTextContent('US$0.00');

    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(field('Robux')).toHaveValue('1,300');
    expect(send).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('the rates', () => {
  it('show every rate, the base amount, when it applies, and their version', async () => {
    await renderCalculator('callOfDuty');
    const table = within(openRates()).getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 6 + 1);
    expect(within(table).getByText('Personajes legendarios')).toBeVisible();
    expect(within(table).getByText('US$10.00')).toBeVisible();
    expect(
      within(table).getByText('Se suma una vez si anotas nivel o armas épicas.'),
    ).toBeVisible();
    expect(screen.getByText('Versión 1')).toBeVisible();
  });

  it('mark assumptions with their reason', async () => {
    await renderCalculator('rocketLeague', { language: 'en' });
    const table = within(openRates()).getByRole('table');
    expect(within(table).getAllByText('Assumption')).toHaveLength(4);
    expect(within(table).getByText(/they cannot be bought/)).toBeVisible();
  });

  it('say that UGC changes nothing', async () => {
    await renderCalculator('roblox');
    expect(within(openRates()).getByText('No cambia el valor')).toBeVisible();
  });
});
