import { useTranslation } from 'react-i18next';
import { dollarsOr } from '../../../domain/money';
import { type LoanRequest, reference } from '../../../domain/request/loan-request';
import { gameName } from '../../../games/list';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { NoBreak } from '../../../ui/data/no-break';
import { DeferredPart } from '../../../ui/page/deferred-parts';
import { PrinterSlot } from '../../../ui/paper/printer-slot';
import { TicketValue } from '../../../ui/paper/ticket';
import { GivenConsents, Holder } from './given-consents';
import { RequestCode } from './request-code';
import { RequestLines } from './request-lines';
import styles from './request-receipt.module.css';

/**
 * The end of a receipt: its code, or a barcode if it has none, the consents, its number and the
 * sender.
 */
export function ReceiptEnd({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  return (
    <>
      {request.code ? (
        <div className={styles.code}>
          <RequestCode code={request.code}>
            <p className={styles.keep}>{t('status:code.keep')}</p>
          </RequestCode>
        </div>
      ) : (
        <div className="barcode" aria-hidden="true" />
      )}
      <GivenConsents request={request} />
      <Holder request={request} />
    </>
  );
}

/** The receipt of a request as it comes out of the printer. */
export function RequestReceipt({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const number = reference(request);
  return (
    <section className={styles.requestReceipt} aria-label={t('status:received.receipt')}>
      <PrinterSlot />
      <div className={`${styles.paper} torn`}>
        <div className={styles.head}>
          <h2 className="title-l">{t('status:received.receipt')}</h2>
          <span className="number">
            <NoBreak>{number}</NoBreak>
          </span>
        </div>
        <div className={styles.game}>
          <Emblem id={request.gameId} className={styles.emblem} />
          <p>
            <b className="title-m">{gameName(request.gameId)}</b>
            <span className="muted number">
              {t('status:received.sentOn')}{' '}
              <time dateTime={request.receivedAt.toISOString()}>
                {formatTime(request.receivedAt, 'moment', language)}
              </time>
            </span>
          </p>
        </div>
        <RequestLines request={request} shares />
        <div className={styles.total}>
          <h3>{t('status:ticket.value')}</h3>
          <TicketValue>{dollarsOr(t('status:notRecorded'), request.value)}</TicketValue>
          <p className={styles.pesos}>
            {request.value !== undefined && (
              <DeferredPart name="Pesos" cents={request.value} hasSwitch />
            )}
          </p>
        </div>
        <p className={styles.note}>{t('status:notTheLoan')}</p>
        <ReceiptEnd request={request} />
      </div>
    </section>
  );
}
