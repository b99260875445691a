import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '../support/render-app';

vi.mock('../../src/i18n/en', () => {
  throw new Error('the connection is gone');
});

it('keeps the language whose copy is at hand when the other cannot be fetched, and says so', async () => {
  const { user } = await renderRoute('/Faqs');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText(/No se pudo cambiar el idioma/)).toBeVisible();
  expect(screen.getByText('¿Me prestan lo que vale mi cuenta?')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
});
