import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPreviousCode } from '../../../../src/browser/previous-code';
import type { CreditStatus } from '../../../../src/domain/request/states';
import { createInMemoryBackend, receivedRequest } from '../../../support/in-memory-backend';
import { fillAll, openDialog, pressSend, QUOTE } from '../open-dialog';

const AGAIN = 'Pedir de nuevo' as const;

function withRequest(status: CreditStatus, code?: string) {
  const applicant = {
    name: 'Laura',
    nickname: 'laury',
    cedula: '00112',
    email: 'laura@correo.com',
  };
  const draft = { quote: QUOTE, applicant, language: 'es', marketing: false } as const;
  const decision = { author: 'x', decidedAt: new Date(), reason: undefined };
  return createInMemoryBackend({ request: { ...receivedRequest(draft), code, status, decision } });
}

async function askAgain() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: AGAIN }));
  });
}

describe('a declined visitor in the dialog', () => {
  it('asks again: the old reference is given, and another request can be sent', async () => {
    const backend = withRequest('declined');
    const { t } = await openDialog(backend);
    await askAgain();
    expect(document.activeElement).toHaveTextContent(
      t('status:again.doneTextNoCode', { reference: 'LU-VISI-TOR7' }),
    );
    fillAll();
    await pressSend();
    expect(backend.drafts).toHaveLength(1);
    expect((await backend.ownRequest())?.status).toBe('pending');
  });

  it('learns of it if that fails', async () => {
    const backend = withRequest('declined');
    backend.fail('endVisitorSession', 'offline');
    const { t } = await openDialog(backend);
    await askAgain();
    expect(screen.getByRole('alert')).toHaveTextContent(t('failures:offline'));
  });
});

it.each(['pending', 'information', 'approved'] as const)(
  'a %s request is not left behind, and the dialog says why',
  async (status) => {
    const { t } = await openDialog(withRequest(status));
    expect(screen.queryByRole('button', { name: AGAIN })).toBeNull();
    expect(screen.getByRole('dialog')).toHaveTextContent(t(`request:existing.text.${status}`));
    expect(screen.getByRole('link', { name: 'Ver mi solicitud' })).toBeVisible();
  },
);

it.each(['withdrawn', 'unanswered', 'lapsed'] as const)(
  'who has a request that is %s asks again and keeps the link of the old code',
  async (status) => {
    const backend = withRequest(status, 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y');
    await openDialog(backend);
    await askAgain();
    const link = screen.getByRole('link', { name: 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y' });
    expect(link).toHaveAttribute('href', '/Solicitud#LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y');
    expect(loadPreviousCode()).toBe('LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y');
  },
);
