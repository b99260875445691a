import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { fillAll, forgetForm, openDialog, pressSend } from '../open-dialog';

beforeEach(forgetForm);

const SAID = { es: 'Tu solicitud no se envió.', en: 'Your request was not sent.' } as const;

it.each(TESTED_LANGUAGES)(
  'says that nothing was sent where no session could begin (%s)',
  async (language) => {
    const backend = createInMemoryBackend();
    backend.fail('submitLoanRequest', 'offline', true);
    const { t } = await openDialog(backend, language);
    fillAll();
    await pressSend();
    expect(screen.getByRole('alert')).toHaveTextContent(SAID[language]);
    expect(screen.getByRole('alert')).toHaveTextContent(t('failures:offline'));
    expect(screen.getByRole('alert')).not.toHaveTextContent(t('request:failed.unclear'));
  },
);
