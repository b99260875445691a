import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaHost } from '../../config/env';
import type { Calculator } from '../../domain/calculator';
import type { CreditStatus, LoanRequestDraft } from '../../domain/loan-request';
import type { Quote } from '../../domain/quote';
import { findCalculator } from '../../games';
import { useLanguage, usePageCopy } from '../../i18n/use-language';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Ticket } from '../../ui/ticket';
import { ExistingRequest } from './existing-request';
import { LeftRequest } from './left-request';
import { QuoteStub } from './quote-stub';
import type { RequestForm } from './request-form';
import { SendForm } from './send-form';
import { useExistingRequest } from './use-existing-request';
import { useSending } from './use-sending';
import './send-dialog.css';
import './send-form.css';
import { calculator as calculatorCopy } from '../../i18n/es/calculator';
import { failures } from '../../i18n/es/failures';
import { request } from '../../i18n/es/request';
import { status } from '../../i18n/es/status';

/** Decoration that does not arrive is not missed. */
const BackgroundVideo = lazy(() =>
  import('../../ui/background-video').then(
    ({ BackgroundVideo: Video }) => ({ default: Video }),
    () => ({ default: () => null }),
  ),
);

const EXISTING_TITLES = {
  pending: 'request:existing.title',
  approved: 'request:existing.title',
  declined: 'request:existing.declinedTitle',
} as const satisfies Record<CreditStatus, string>;

interface SendDialogProps {
  readonly calculator: Calculator;
  /** What is sent, and nothing else: the estimate frozen when it was asked for. */
  readonly quote: Quote;
  /** The dialog is closed and gone. */
  readonly onClose: () => void;
}

/** The dialog of SEND: the quote as a ticket, and who asks (specification, section 2). */
export default function SendDialog({ calculator, quote, onClose }: SendDialogProps) {
  usePageCopy({ calculator: calculatorCopy, failures, request, status });
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  const [open, setOpen] = useState(true);
  // Up to 860 px the ticket fills the screen: a video would play unseen and its key cover the form.
  const [roomAround] = useState(() => window.matchMedia('(min-width: 861px)').matches);
  const { existing, look, leave, left, failure } = useExistingRequest();
  const { sending, send, signOutAndSend, reset } = useSending(look);
  const { stage } = sending;
  const busy = stage === 'sending' || stage === 'sent';
  const shown = busy ? undefined : existing;

  function draftOf({ marketing, consent: _, ...applicant }: RequestForm): LoanRequestDraft {
    return { quote, applicant, language, marketing };
  }

  async function askAgain() {
    await leave();
    reset();
  }

  function close() {
    if (!busy) setOpen(false);
  }

  return (
    <Dialog
      open={open && stage !== 'sent'}
      onClose={close}
      // After success the page goes on to the receipt by itself.
      onClosed={() => stage !== 'sent' && onClose()}
      labelledBy={titleId}
      className={`send-dialog ${stage === 'sent' ? 'send-dialog--sent' : ''}`}
    >
      <Ticket
        stubFirst
        className="send-dialog__ticket"
        stub={
          <QuoteStub
            calculator={(shown && findCalculator(shown.gameId)) ?? calculator}
            answers={shown?.answers ?? quote.answers}
            value={shown?.value ?? quote.value}
          />
        }
      >
        <div className="send-dialog__head">
          <h2 className="heading send-dialog__title" id={titleId}>
            {t(shown ? EXISTING_TITLES[shown.status] : 'request:title')}
          </h2>
          <button
            type="button"
            className="send-dialog__close"
            aria-label={t('request:close')}
            aria-disabled={busy}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {shown ? (
          <ExistingRequest request={shown} onAskAgain={askAgain} failure={failure} />
        ) : (
          <>
            {left && <LeftRequest request={left} />}
            <SendForm
              calculator={calculator}
              sending={sending}
              onSend={(form) => void send(draftOf(form))}
              onSignOutAndSend={(form) => void signOutAndSend(draftOf(form))}
            />
          </>
        )}
      </Ticket>
      {roomAround && (
        <Suspense fallback={null}>
          <BackgroundVideo
            name="dialog"
            host={mediaHost}
            pauseLabel={t('shell:video.pause')}
            playLabel={t('shell:video.play')}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
