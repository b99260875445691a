import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../../../src/domain/request/challenge';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { CODE, requestAgo } from '../own-request';
import { elsewhere, follow } from '../parts/follow';

const words = {
  es: {
    title: 'Muestra que la cuenta es tuya',
    copy: 'Copiar el código',
    copied: 'Código copiado',
  },
  en: { title: 'Show that the account is yours', copy: 'Copy the code', copied: 'Code copied' },
} as const;

const freeFire = (status: 'pending' | 'approved' = 'pending') => ({
  ...requestAgo(5, status),
  gameId: 'freefire',
});

describe.each(TESTED_LANGUAGES)('the code for an account without a source (%s)', (language) => {
  const word = words[language];

  it('stands under an open request with the game, and can be copied', async () => {
    const { user } = await follow(elsewhere(freeFire()), { language });
    const block = await screen.findByRole('region', { name: word.title });
    expect(block).toHaveTextContent('Free Fire');
    expect(await screen.findByText(await challengeOf(CODE))).toBeVisible();
    await user.click(screen.getByRole('button', { name: word.copy }));
    expect(await screen.findByText(word.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(await challengeOf(CODE));
  });

  it('is not shown once the request is decided, nor for a game with a source', async () => {
    await follow(elsewhere(freeFire('approved')), { language });
    expect(screen.queryByRole('region', { name: word.title })).toBeNull();
  });

  it('is not shown for a game whose publisher tells', async () => {
    await follow(elsewhere(requestAgo(5)), { language });
    expect(screen.queryByRole('region', { name: word.title })).toBeNull();
  });
});
