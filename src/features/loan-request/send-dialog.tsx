import { lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import type { Answers } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { type Cents, formatDollars } from '../../domain/money';
import type { Proof, ShownProof } from '../../domain/proof';
import type { Quote } from '../../domain/quote';
import type { Rates } from '../../domain/rates/rates';
import { type LoanRequest, reference } from '../../domain/request/loan-request';
import { canAskAgain } from '../../domain/request/states';
import { findCalculator } from '../../games';
import { calculator as calculatorCopy } from '../../i18n/es/calculator';
import { failures } from '../../i18n/es/failures';
import { request } from '../../i18n/es/loan-request';
import { status } from '../../i18n/es/my-request';
import { rates as ratesCopy } from '../../i18n/es/rates';
import { givenRows } from '../../i18n/given-rows';
import { useLanguage, usePageCopy } from '../../i18n/use-language';
import { Emblem } from '../../ui/art/emblem';
import { Icon } from '../../ui/art/icon';
import { Link } from '../../ui/button/link';
import { Facts } from '../../ui/data/facts';
import { NoBreak } from '../../ui/data/no-break';
import { Dialog } from '../../ui/feedback/dialog';
import { focusIfLost } from '../../ui/feedback/focus-if-lost';
import { focusOn } from '../../ui/feedback/focus-on';
import { Ticket, TicketValue } from '../../ui/paper/ticket';
import { ExistingRequest } from './existing/existing-request';
import { useExistingRequest } from './existing/use-existing-request';
import { SendForm } from './form/send-form';
import { useRequestForm } from './form/use-request-form';
import { useUnshownProof } from './form/use-unshown-proof';
import { ObstacleNote } from './rates/obstacle-note';
import { useEstimateAgain } from './rates/use-estimate-again';
import styles from './send-dialog.module.css';

/** Names the request that this browser no longer shows. It takes the focus when it appears. */
function PreviousRequest({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  return (
    <p ref={focusOn} tabIndex={-1} className={styles.previousRequest}>
      <NoBreak>
        {t(request.code ? 'status:again.doneText' : 'status:again.doneTextNoCode', {
          reference: reference(request),
        })}
      </NoBreak>
      {request.code && (
        <>
          {' '}
          <Link className="link number" to={`${paths.requestStatus}#${request.code}`}>
            {request.code}
          </Link>
        </>
      )}
    </p>
  );
}

/** The stub of the ticket: the sent value, and a note that it is not the loan. */
function QuoteStub({
  calculator,
  answers,
  value,
  before,
}: {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly value: Cents;
  /** The value that this one took the place of. */
  readonly before?: Cents | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className={styles.quoteStub}>
      <Emblem id={calculator.id} className={styles.emblem} />
      <h3 className={`heading ${styles.game}`}>{calculator.name}</h3>
      <div className={styles.value}>
        {before !== undefined && (
          <p className={`${styles.before} number`}>
            {t('request:rates.before')} <s>{formatDollars(before)}</s>
          </p>
        )}
        <TicketValue>{formatDollars(value)}</TicketValue>
      </div>
      <Facts className={styles.lines} rows={givenRows(calculator, answers, language, t)} />
      <p className={styles.note}>{t('request:notTheLoan')}</p>
    </div>
  );
}

/** The video is decoration: if it fails to load, nothing is shown. */
const BackgroundVideo = lazy(() =>
  import('../../ui/art/background-video').then(
    ({ BackgroundVideo: Video }) => ({ default: Video }),
    () => ({ default: () => null }),
  ),
);

const existingTitle = (existing: LoanRequest) =>
  canAskAgain(existing) ? 'request:existing.declinedTitle' : 'request:existing.title';

interface SendDialogProps {
  /** With the rates that are known to be in force. */
  readonly calculator: Calculator;
  /** The sent content: the estimate frozen when it was asked for. */
  readonly quote: Quote;
  /** Those of the calculator; undefined: those of the code. */
  readonly rates: Rates | undefined;
  /** The proof of the account that the page shows; it goes with the request. */
  readonly proven?: ShownProof | undefined;
  /** The bank has a proof that the page does not show. */
  readonly onProof: (proof: Proof) => void;
  /** Replaces the quote by one with the rates in force. Rejects with a BackendError. */
  readonly onEstimateAgain: () => Promise<void>;
  /** The dialog is closed and gone. */
  readonly onClose: () => void;
}

/** The dialog of SEND: the quote as a ticket, and who asks (specification, section 2). */
export default function SendDialog({
  calculator,
  quote,
  rates,
  proven,
  onProof,
  onEstimateAgain,
  onClose,
}: SendDialogProps) {
  usePageCopy({ calculator: calculatorCopy, failures, rates: ratesCopy, request, status });
  const { t } = useTranslation();
  const titleId = useId();
  const [open, setOpen] = useState(true);
  // Under 800 px the ticket fills the screen, and the video's button would cover the form.
  const [showsVideo] = useState(() => window.matchMedia('(min-width: 50rem)').matches);
  const { existing, refresh, leaveBehind, previous, failure } = useExistingRequest();
  const state = useRequestForm(quote, refresh, proven);
  useUnshownProof(calculator, proven, onProof);
  const { busy, submission, reset } = state.form;
  const isOver = quote.ratesVersion < calculator.ratesVersion;
  const again = useEstimateAgain({ quote, isOver, submission }, onEstimateAgain, reset);
  const isSent = submission.status === 'submitted';
  const shown = busy ? undefined : existing;

  const title = useRef<HTMLHeadingElement>(null);
  const isReplaced = shown !== undefined;
  useLayoutEffect(() => {
    // The form has gone, and the pressed button with it.
    if (isReplaced) focusIfLost(title.current);
  }, [isReplaced]);

  async function askAgain() {
    await leaveBehind();
    reset();
  }

  function close() {
    if (!busy) setOpen(false);
  }

  return (
    <Dialog
      open={open && !isSent}
      onClose={close}
      // After success the page goes on to the receipt by itself.
      onClosed={() => !isSent && onClose()}
      labelledBy={titleId}
      tellsEnd={isSent}
      className={`${styles.sendDialog} ${isSent ? styles.sent : ''}`}
    >
      <Ticket
        stubFirst
        className={styles.ticket}
        stub={
          <QuoteStub
            calculator={(shown && findCalculator(shown.gameId)) ?? calculator}
            answers={shown?.answers ?? quote.answers}
            value={shown?.value ?? quote.value}
            before={shown ? undefined : again.replaced?.value}
          />
        }
      >
        <div className={styles.head}>
          <h2 ref={title} tabIndex={-1} className={`heading ${styles.title}`} id={titleId}>
            {t(shown ? existingTitle(shown) : 'request:title')}
          </h2>
          <button
            type="button"
            className={styles.close}
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
            {previous && <PreviousRequest request={previous} />}
            <SendForm calculator={calculator} state={state} waits={again.obstacle !== undefined}>
              <ObstacleNote
                quote={quote}
                rates={isOver ? rates : undefined}
                refused={submission.status === 'failed'}
                again={again}
              />
            </SendForm>
          </>
        )}
      </Ticket>
      {showsVideo && (
        <Suspense fallback={null}>
          <BackgroundVideo
            name="dialog"
            host={brand.mediaHost}
            pauseLabel={t('shell:video.pause')}
            playLabel={t('shell:video.play')}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
