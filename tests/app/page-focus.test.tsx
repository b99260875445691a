import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePageFocus } from '../../src/app/shell/navigation/use-page-focus';
import { MainContent } from '../../src/ui/main-content';

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
