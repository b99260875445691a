import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { timings } from '../../config/timings';
import type { Backend } from '../../data/backend';
import { useBackend } from '../../data/backend-provider';
import { becomeVisitor } from '../../data/become-visitor';
import { type BackendErrorCode, errorCode, isUnsent } from '../../data/errors';
import type { LoanRequestDraft } from '../../domain/loan-request';
import { forgetForm } from './kept-form';

/** How far sending has come. */
export type Sending =
  | { readonly stage: 'idle' | 'sending' | 'sent' }
  | {
      readonly stage: 'failed';
      readonly code: BackendErrorCode;
      /** It is certain that nothing was sent. */
      readonly unsent: boolean;
    };

/**
 * Sends a draft once, however often it is asked to, and goes on to the receipt after success.
 * `onConflict`: this visitor already has another request.
 */
export function useSending(onConflict: () => void): {
  readonly sending: Sending;
  readonly send: (draft: LoanRequestDraft) => Promise<void>;
  /** Signs out whoever of staff is signed in, and sends as a visitor. */
  readonly signOutAndSend: (draft: LoanRequestDraft) => Promise<void>;
  /** What happened before no longer matters. */
  readonly reset: () => void;
} {
  const loadBackend = useBackend();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>({ stage: 'idle' });
  const underway = useRef(false);
  const { stage } = sending;

  useEffect(() => {
    if (stage !== 'sending') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [stage]);

  useEffect(() => {
    if (stage !== 'sent') return;
    const timer = setTimeout(
      () => void navigate(paths.requestReceived),
      timings.afterRequestSentMs,
    );
    return () => clearTimeout(timer);
  }, [stage, navigate]);

  async function run(work: (backend: Backend) => Promise<unknown>) {
    // A second press may come before React has drawn the first one's effect.
    if (underway.current) return;
    underway.current = true;
    setSending({ stage: 'sending' });
    try {
      await work(await loadBackend());
      forgetForm();
      setSending({ stage: 'sent' });
    } catch (error) {
      underway.current = false;
      const code = errorCode(error);
      setSending({ stage: 'failed', code, unsent: isUnsent(error) });
      if (code === 'conflict') onConflict();
    }
  }

  return {
    sending,
    send: (draft) => run((backend) => backend.submitLoanRequest(draft)),
    signOutAndSend: (draft) =>
      run(async (backend) => {
        await becomeVisitor(backend);
        await backend.submitLoanRequest(draft);
      }),
    reset: () => setSending({ stage: 'idle' }),
  };
}
