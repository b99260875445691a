import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '../support/render-app';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => scrollTo(...to));
});

describe('the place on the page', () => {
  it('is the top of a new page', async () => {
    const { user } = await renderRoute('/');
    await user.click(screen.getByRole('link', { name: 'FAQS' }));
    await screen.findByRole('heading', { name: 'FAQS' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('is the section that a link names, which takes the focus', async () => {
    const { user } = await renderRoute('/');
    const section = document.getElementById('videojuegos') as HTMLElement;
    const shown = vi.spyOn(section, 'scrollIntoView');
    await user.click(screen.getByRole('link', { name: 'Calcular valor' }));
    expect(shown).toHaveBeenCalledTimes(1);
    expect(section).toHaveFocus();
  });

  it('is where the visitor was, on going back', async () => {
    const { user, back } = await renderRoute('/');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1234);
    await act(async () => void window.dispatchEvent(new Event('scroll')));
    await user.click(screen.getByRole('link', { name: 'FAQS' }));
    await screen.findByRole('heading', { name: 'FAQS' });
    await back();
    await screen.findByRole('heading', { name: 'Lo jugado cuenta.' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1234);
  });
});
