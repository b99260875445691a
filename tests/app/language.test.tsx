import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferredLanguage, switchLanguage } from '../../src/i18n';
import { renderRoute } from '../support/render-app';

const toggle = (name: 'español' | 'English') => screen.getByRole('button', { name });

describe('the language', () => {
  it('is Spanish until another is asked for', () => {
    expect(preferredLanguage('')).toBe('es');
    expect(preferredLanguage('?lang=en')).toBe('en');
    expect(preferredLanguage('?lang=fr')).toBe('es');
  });

  it('switches every text at once, and back', async () => {
    const { user } = await renderRoute('/Faqs');
    expect(toggle('español')).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle('English'));
    expect(
      await screen.findByText('Will the bank lend me what my account is worth?'),
    ).toBeVisible();
    expect(toggle('English')).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('Questions and answers · LevelUp');
    await user.click(toggle('español'));
    expect(await screen.findByText('¿Me prestan lo que vale mi cuenta?')).toBeVisible();
  });

  it('draws nothing again that it shows already', async () => {
    const { i18n } = await renderRoute('/Faqs');
    const drawn = vi.fn();
    i18n.on('languageChanged', drawn);
    const styled = new MutationObserver(() => {});
    styled.observe(document.documentElement, { attributes: true });
    await switchLanguage(i18n, 'es');
    expect(drawn).not.toHaveBeenCalled();
    expect(styled.takeRecords()).toEqual([]);
  });

  it('is the one asked for last, even if its copy comes first', async () => {
    const { i18n } = await renderRoute('/Faqs');
    const english = switchLanguage(i18n, 'en');
    await Promise.all([english, switchLanguage(i18n, 'es')]);
    expect(i18n.language).toBe('es');
  });

  it('is remembered', async () => {
    const { user } = await renderRoute('/Faqs');
    await user.click(toggle('English'));
    await screen.findByText('Will the bank lend me what my account is worth?');
    expect(preferredLanguage('')).toBe('en');
  });
});
