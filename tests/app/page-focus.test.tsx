import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePageFocus } from '../../src/app/shell/navigation/use-page-focus';
import { MainContent } from '../../src/ui/page/main-content';

/** Stays the same, so React calls it once. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

function Shell() {
  usePageFocus('Roblox', undefined, false);
  return (
    <>
      <Link to="/Roblox">Roblox</Link>
      <MainContent>
        {useLocation().pathname === '/Roblox' && <input aria-label="Robux" ref={focusOnce} />}
      </MainContent>
    </>
  );
}

it('leaves the focus in a field that was quicker than the page', async () => {
  render(
    <MemoryRouter>
      <Shell />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('keeps the focus in content that takes the place of other content', async () => {
  const { rerender } = render(
    <MainContent key="waiting">
      <button type="button">Enviar</button>
    </MainContent>,
  );
  await userEvent.click(screen.getByRole('button'));
  rerender(<MainContent key="tab">Solicitudes</MainContent>);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus outside the content where it is', async () => {
  const page = (key: string) => (
    <>
      <button type="button">Menú</button>
      <MainContent key={key}>Solicitudes</MainContent>
    </>
  );
  const { rerender } = render(page('waiting'));
  await userEvent.click(screen.getByRole('button'));
  rerender(page('tab'));
  expect(screen.getByRole('button')).toHaveFocus();
});
