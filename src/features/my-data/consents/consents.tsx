import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { DataSection } from '../data-section';
import { ConsentTicket } from './consent-ticket';
import styles from './consents.module.css';
import { useWithdrawPromotions } from './use-withdraw-promotions';

/** The consents, word for word; promotions can be withdrawn at once. */
export function Consents({
  request,
  onChange,
  onConflict,
}: {
  readonly request: LoanRequest;
  readonly onChange: (request: LoanRequest) => void;
  /** It is no longer as `request` says. */
  readonly onConflict: () => void;
}) {
  const { t } = useTranslation();
  const { consent } = request;
  const { withdraw, isWorking, isDone, failure } = useWithdrawPromotions(onChange);
  const conflict = failure === 'conflict';
  useEffect(() => {
    if (conflict) onConflict();
  }, [conflict, onConflict]);
  return (
    <DataSection
      title={t('myData:consents.title')}
      text={t(consent ? 'myData:consents.text' : 'myData:consents.missing')}
    >
      {consent && (
        <ul className={styles.list}>
          <ConsentTicket consent={consent} purpose="evaluation">
            {t('myData:consents.needed')}
          </ConsentTicket>
          {consent.bureaus !== undefined && (
            <ConsentTicket consent={consent} purpose="bureaus">
              {t('myData:consents.needed')}
            </ConsentTicket>
          )}
          <ConsentTicket consent={consent} purpose="promotions">
            {consent.marketing ? (
              <Button look="ink" aria-disabled={isWorking} onClick={() => withdraw(request)}>
                {t(isWorking ? 'myData:consents.withdrawing' : 'myData:consents.withdraw')}
              </Button>
            ) : (
              <NotAgreed withdrawnAt={consent.marketingWithdrawnAt} takesFocus={isDone} />
            )}
          </ConsentTicket>
        </ul>
      )}
      {failure && (
        <div className={styles.failure}>
          <Note tone={conflict ? 'warning' : 'error'}>
            {t(conflict ? 'myData:consents.conflict' : `failures:${failure}`)}
          </Note>
        </div>
      )}
    </DataSection>
  );
}

/** That promotions were refused, or when they were taken back. */
function NotAgreed({
  withdrawnAt,
  takesFocus,
}: {
  readonly withdrawnAt: Date | undefined;
  /** The pressed button is gone, and this says what happened. */
  readonly takesFocus: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) said.current?.focus();
  }, [takesFocus]);
  return (
    <span ref={said} tabIndex={-1}>
      {withdrawnAt
        ? t('myData:consents.withdrawn', { date: formatDate(withdrawnAt, 'fullMoment', language) })
        : t('myData:consents.refused')}
    </span>
  );
}
