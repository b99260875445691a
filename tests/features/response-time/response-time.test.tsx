import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CountedResponseTime } from '../../../src/domain/summary/response-time';
import { copy as spanish } from '../../../src/i18n/es';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

const responseTime: CountedResponseTime = { people: 500, hours: 31, countedAt: new Date() };

beforeEach(() => localStorage.clear());

describe('the open clock', () => {
  async function estimated(known: CountedResponseTime | undefined) {
    const backend = createInMemoryBackend(known ? { responseTime: known } : {});
    const app = await renderRoute('/Roblox?robux=1300&limitedItems=6', { backend });
    expect(backend.calls('responseTime')).toBe(0);
    await app.user.click(screen.getByRole('button', { name: spanish.calculator.estimate }));
    await waitFor(() => expect(backend.calls('responseTime')).toBe(1));
  }

  it('stands beside SEND once there is something to send', async () => {
    await estimated(responseTime);
    expect(
      await screen.findByText(/9 de cada 10 personas tuvieron respuesta en 31\sh/),
    ).toBeVisible();
  });

  it('says so while more than one of ten waits too long', async () => {
    await estimated({ ...responseTime, hours: undefined });
    const [before = ''] = spanish.responseTime.late.split('{{');
    expect(await screen.findByText(new RegExp(before))).toBeVisible();
  });

  it.each([
    ['after too few decisions', undefined],
    [
      'if nobody counted for a day',
      { ...responseTime, countedAt: new Date(Date.now() - 86_400_000) },
    ],
  ])('is not there %s', async (_, known) => {
    await estimated(known);
    expect(
      screen.queryByText(/9 de cada 10 personas tuvieron respuesta en 31\sh/),
    ).not.toBeInTheDocument();
  });
});
