import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Proof } from '../../../../src/domain/proof';
import { status as spanish } from '../../../../src/i18n/es/my-request';
import { sampleProof } from '../../../../tools/samples/proofs';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { declined } from '../lives';
import { requestAgo } from '../own-request';

const request = requestAgo(1);

/** What the publisher says: one of the request's lines as it is, another contradicted. */
const proof: Proof = {
  gameId: request.gameId,
  account: '1001',
  name: 'CiguapaRD',
  facts: {
    limitedItems: { value: request.answers?.limitedItems ?? 0, kind: 'atLeast' },
    accountYears: { value: 1, kind: 'exact' },
  },
  provenAt: new Date(),
  expiresAt: new Date(Date.now() + 1_000_000),
};

describe('a proof that the request does not show', () => {
  const { add, failed } = spanish.proof;
  const open = async (given: Parameters<typeof createInMemoryBackend>[0]) => {
    const backend = createInMemoryBackend({ request, ...given });
    return { backend, ...(await renderRoute('/Solicitud', { backend })) };
  };

  it('offers the missing proof with its marks, and adds it whole', async () => {
    const { backend, user, i18n } = await open({ proof });
    const contradicted = i18n.t('proofMarks:mismatchShows', { shown: '1' });
    expect(await screen.findByText(contradicted)).toBeVisible();
    const again = screen.getByRole('link', { name: spanish.proof.again });
    expect(again).toHaveAttribute('href', '/Roblox');
    backend.fail('attachProof', 'offline');
    await user.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByText(failed)).toBeVisible();
    backend.recover('attachProof');
    await user.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(screen.queryByRole('button', { name: add })).toBeNull());
    expect((await backend.ownRequest())?.proven?.lines).toEqual(proof.facts);
  });

  it('says that a proof which has expired meanwhile adds nothing', async () => {
    const { backend, user, i18n } = await open({ proof: { ...proof, expiresAt: new Date() } });
    await user.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByText(i18n.t('refusals:not-proven'))).toBeVisible();
    expect((await backend.ownRequest())?.proven).toBeUndefined();
  });

  it('says that a request is about one account, whose name it tells', async () => {
    const proven = sampleProof({}, { account: '1002', name: 'OtraRD' });
    const { i18n } = await open({ proof, request: { ...request, proven } });
    expect(
      await screen.findByText(i18n.t('status:proof.other', { account: 'OtraRD' })),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: add })).toBeNull();
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
