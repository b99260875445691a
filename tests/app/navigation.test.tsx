import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../src/games';
import { renderRoute } from '../support/render-app';

const nameAt = (place: number) => calculators[place]?.name ?? 'no such calculator';

const menu = () => screen.getByRole('navigation', { name: 'Principal' });

describe('the navigation', () => {
  it('has the specified links', async () => {
    await renderRoute('/Faqs');
    const link = (name: string) => within(menu()).getByRole('link', { name });
    expect(link('INICIO')).toHaveAttribute('href', '/#home');
    expect(link('INFO')).toHaveAttribute('href', '/#info');
    expect(link('FAQS')).toHaveAttribute('href', '/Faqs');
    expect(link('FAQS')).toHaveAttribute('aria-current', 'page');
    expect(within(menu()).getByRole('button', { name: 'CALCULADORA' })).toBeVisible();
  });

  it('opens a menu of all calculators', async () => {
    const { user } = await renderRoute('/Faqs');
    const button = within(menu()).getByRole('button', { name: 'CALCULADORA' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('list', { name: 'Calculadoras por juego' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(calculators.map(({ path }) => path));
  });

  it('moves through the calculators by arrow keys and closes on Escape', async () => {
    const { user } = await renderRoute('/Faqs');
    const button = within(menu()).getByRole('button', { name: 'CALCULADORA' });
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: nameAt(0) })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: nameAt(1) })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Rocket League' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the calculators on a press elsewhere', async () => {
    const { user } = await renderRoute('/Faqs');
    const button = within(menu()).getByRole('button', { name: 'CALCULADORA' });
    await user.click(button);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes to a calculator and closes the menu behind it', async () => {
    const { user, address } = await renderRoute('/Faqs');
    await user.click(within(menu()).getByRole('button', { name: 'CALCULADORA' }));
    await user.click(screen.getByRole('link', { name: 'Minecraft' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Minecraft' })).toBeVisible();
    expect(address()).toBe('/Minecraft');
    expect(within(menu()).getByRole('button', { name: 'CALCULADORA' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('opens and closes the small menu', async () => {
    const { user } = await renderRoute('/');
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    const close = screen.getByRole('button', { name: 'Cerrar el menú' });
    expect(close).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toHaveFocus();
  });
});

it('the link to the own request is in the navigation', async () => {
  await renderRoute('/Solicitud');
  const link = within(menu()).getByRole('link', { name: 'MI SOLICITUD' });
  expect(link).toHaveAttribute('href', '/Solicitud');
  expect(link).toHaveAttribute('aria-current', 'page');
});

describe('going to another page', () => {
  it('gives its content the focus and announces its title', async () => {
    const { user } = await renderRoute('/');
    await user.click(within(menu()).getByRole('link', { name: 'FAQS' }));
    expect(await screen.findByText('Preguntas frecuentes · LevelUp')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // Checkers know a skip link by a fragment without path and query.
  it.each(['/', '/Registrado?lang=es', '/Roblox?robux=100', '/Paradais', '/nothing/here'])(
    'skips to the content by keyboard, by a fragment alone: %s',
    async (address) => {
      const { user } = await renderRoute(address);
      const skip = screen.getByRole('link', { name: 'Ir al contenido' });
      expect(skip).toHaveAttribute('href', '#main');
      skip.focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );
});
