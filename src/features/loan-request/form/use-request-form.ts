import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepSent } from '../../../browser/sent-request';
import { keepTyped, typedIn } from '../../../browser/typed';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { errorCode } from '../../../data/errors';
import { usePrefetchedSession } from '../../../data/use-prefetched-session';
import { askedProof } from '../../../domain/acts/visitor/asked';
import type { ShownProof } from '../../../domain/proof';
import type { Quote } from '../../../domain/quote';
import type { LoanRequestDraft } from '../../../domain/request/loan-request';
import { useLanguage } from '../../../i18n/use-language';
import { pressState } from '../../../ui/feedback/last-press';
import { useKeptForm } from '../../../ui/form/kept-form';
import type { SubmitEvent } from '../../../ui/form/use-form';
import { useLeaveWarning } from '../../../ui/page/use-leave-warning';
import { EMPTY, problemsOf, type RequestForm } from './request-form';

/** The form of the send dialog, and how it is sent. */
export interface RequestFormState {
  readonly form: ReturnType<typeof useKeptForm<RequestForm, ReturnType<typeof problemsOf>>>;
  /** Sends the quote once `prepare` is done. */
  readonly send: (prepare?: (backend: Backend) => Promise<void>) => (event: SubmitEvent) => void;
}

/** The bank does it too, a moment later; so the receipt shows the marks at once. */
async function attachProof(backend: Backend, proven: ShownProof): Promise<void> {
  await backend.act('attachProof', askedProof(proven)).catch(() => {});
}

/**
 * Sends a quote with the form's answers, once, and opens the receipt after success. Restores the
 * fields typed earlier for the game. `onConflict`: this visitor already has another request.
 * `proven`: it goes with the request.
 */
export function useRequestForm(
  quote: Quote,
  onConflict: () => Promise<void>,
  proven?: ShownProof,
): RequestFormState {
  const loadBackend = useBackend();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const startSession = usePrefetchedSession();
  const form = useKeptForm('request', {
    initial: EMPTY,
    // The player name belongs to its game.
    restore: (kept) => ({ ...kept, nickname: typedIn<string>('request', quote.gameId) ?? '' }),
    validate: problemsOf,
    onChange({ nickname }) {
      keepTyped('request', nickname, quote.gameId);
      startSession();
    },
  });
  const { status } = form.submission;

  useLeaveWarning(form.isTyped);

  useEffect(() => {
    if (status !== 'submitted') return;
    const timer = setTimeout(
      () => void navigate(paths.requestReceived, { state: pressState() }),
      timings.afterRequestSentMs,
    );
    return () => clearTimeout(timer);
  }, [status, navigate]);

  const send: RequestFormState['send'] = (prepare) =>
    form.handleSubmit(async ({ marketing, consent: _, bureaus: __, ...applicant }) => {
      const draft: LoanRequestDraft = { quote, applicant, language, marketing };
      try {
        const backend = await loadBackend();
        await prepare?.(backend);
        const sent = await backend.submitLoanRequest(draft);
        if (proven) await attachProof(backend, proven);
        keepSent(sent);
      } catch (error) {
        // Its screen takes the place of the form, which then says nothing of its own.
        if (errorCode(error) === 'conflict') await onConflict();
        throw error;
      }
    });

  return { form, send };
}
