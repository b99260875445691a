import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../../../src/domain/request/challenge';
import { CODE, requestAgo } from '../own-request';
import { elsewhere, follow } from '../parts/follow';

const words = {
  title: 'Muestra que la cuenta es tuya',
  copy: 'Copiar el código',
  copied: 'Código copiado',
} as const;

const freeFire = (status: 'pending' | 'approved' = 'pending') => ({
  ...requestAgo(5, status),
  gameId: 'freefire',
});

describe('the code for an account without a source', () => {
  it('stands under an open request with the game, and can be copied', async () => {
    const { user } = await follow(elsewhere(freeFire()));
    const block = await screen.findByRole('region', { name: words.title });
    expect(block).toHaveTextContent('Free Fire');
    expect(await screen.findByText(await challengeOf(CODE))).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.copy }));
    expect(await screen.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(await challengeOf(CODE));
  });

  it('is not shown once the request is decided, nor for a game with a source', async () => {
    await follow(elsewhere(freeFire('approved')));
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });

  it('is not shown for a game whose publisher tells', async () => {
    await follow(elsewhere(requestAgo(5)));
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });
});
