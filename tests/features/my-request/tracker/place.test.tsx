import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { sent } from '../lives';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['Santo Domingo', 240, ''],
  ['Tokyo', -540, ' (hora de Santo Domingo)'],
  ['Honolulu', 600, ' (hora de Santo Domingo)'],
])('each time of the steps names its place in %s', async (_where, offset, place) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  await renderRoute('/Solicitud', { backend: createInMemoryBackend({ request: sent(5) }) });
  const now = await screen.findByText('El banco revisa tus datos');
  const steps = within(now.closest('ol') as HTMLElement).getAllByText(/\d [ap]\.\sm\./);
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(step.textContent?.replace(/^.*\s[ap]\.\sm\./, '')).toBe(place);
});
