import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Proof } from '../../../../src/domain/proof';
import { status as english } from '../../../../src/i18n/en/status';
import { status as spanish } from '../../../../src/i18n/es/status';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { declined } from '../lives';
import { requestAgo } from '../own-request';

const COPY = { es: spanish, en: english };
const request = requestAgo(1);

/** What the publisher says: one of the request's lines as it is, another not. */
const proof: Proof = {
  gameId: request.gameId,
  account: '1001',
  name: 'CiguapaRD',
  facts: {
    limitedItems: { value: request.answers?.limitedItems ?? 0, kind: 'atLeast' },
    accountYears: { value: 99, kind: 'exact' },
  },
  provenAt: new Date(),
  expiresAt: new Date(Date.now() + 1_000_000),
};

describe.each(TESTED_LANGUAGES)('a proof that the request does not show, in %s', (language) => {
  const { add, failed } = COPY[language].proof;
  const open = async (given: Parameters<typeof createInMemoryBackend>[0]) => {
    const backend = createInMemoryBackend({ request, ...given });
    return { backend, ...(await renderRoute('/Solicitud', { backend, language })) };
  };

  it('offers the missing proven lines, and adds them', async () => {
    const { backend, user } = await open({ proof });
    backend.fail('addProof', 'offline');
    await user.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByText(failed)).toBeVisible();
    backend.recover('addProof');
    await user.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(screen.queryByRole('button', { name: add })).toBeNull());
    expect((await backend.ownRequest())?.proven?.lines).toEqual(['limitedItems']);
  });

  it('says that a proof which has expired meanwhile adds nothing', async () => {
    const { backend, user, i18n } = await open({ proof: { ...proof, expiresAt: new Date() } });
    await user.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByText(i18n.t('refusals:not-proven'))).toBeVisible();
    expect((await backend.ownRequest())?.proven).toBeUndefined();
  });

  it('offers nothing without one, and nothing for a closed request', async () => {
    for (const given of [{}, { proof, request: declined(1, 'account') }]) {
      const { backend, unmount } = await open(given);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(backend.calls('ownRequest')).toBeGreaterThan(0));
      expect(screen.queryByRole('button', { name: add })).toBeNull();
      unmount();
    }
  });
});
