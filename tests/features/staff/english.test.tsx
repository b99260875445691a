import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STAFF_ROLES } from '../../../src/domain/session';
import { accountTab, staffTabs } from '../../../src/features/staff/tabs';
import { openStaff } from './staff-app';

test.each([...staffTabs, accountTab].map(({ id, label }) => [label.en, id]))(
  '%s is there in English, with a heading and no key of the copy',
  async (label, id) => {
    await openStaff(`/GamesSettings?tab=${id}`, { roles: STAFF_ROLES }, 'en');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(label));
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.body.textContent).not.toMatch(/\{\{|[a-z]+\.[a-z]+\.[a-z]+(?![\w.]*@)/);
  },
);
