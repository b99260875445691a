import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legal } from '../../bank/legal';
import { brand } from '../../config/brand';
import type { Backend } from '../../data/backend';
import { useRemote } from '../../data/use-remote';
import { type Complaint, MAX_COMPLAINTS } from '../../domain/complaint/complaint';
import { complaint } from '../../i18n/es/complaint';
import { failures } from '../../i18n/es/failures';
import { signUp } from '../../i18n/es/sign-up';
import { usePageCopy } from '../../i18n/use-language';
import { Button } from '../../ui/button/button';
import { TextButton } from '../../ui/button/text-button';
import { EmailAddress } from '../../ui/data/email-address';
import { focusOn } from '../../ui/feedback/focus-on';
import { Note } from '../../ui/feedback/note';
import { PrintHead } from '../../ui/paper/print-head';
import { ComplaintForm } from './complaint-form';
import styles from './complaint-page.module.css';
import { ComplaintReceipt } from './complaint-receipt';

/** What follows a complaint: the bank's answer, then the office that defends customers. */
function Steps() {
  const { t } = useTranslation();
  return (
    <section className={styles.steps} aria-label={t('complaint:steps.title')}>
      <ol>
        <li>
          <b>{t('complaint:steps.bank')}</b>
          {t('complaint:steps.bankText', { ...legal })}
        </li>
        <li>
          <b>{t('complaint:steps.office')}</b>
          {t('complaint:steps.officeText', { ...legal })}
        </li>
      </ol>
    </section>
  );
}

const readOwn = (backend: Backend) => backend.ownComplaints();

/** Complaining to the bank, and the receipts of the complaints that this browser made. */
export default function ComplaintPage() {
  usePageCopy({ complaint, signUp, failures });
  const { t } = useTranslation();
  const { remote, reload } = useRemote(readOwn);
  const [sent, setSent] = useState<readonly Complaint[]>([]);
  const [withdrawn, setWithdrawn] = useState<ReadonlyMap<string, Complaint>>(new Map());
  const [isSent, setIsSent] = useState(false);
  const stored = remote.status === 'ready' ? remote.data : [];
  const known = new Set(sent.map(({ number }) => number));
  const own = [...sent, ...stored.filter(({ number }) => !known.has(number))].map(
    (each) => withdrawn.get(each.number) ?? each,
  );
  const last = own[0];
  // The words of the page and the receipt beside them say the same.
  const sentWords = last?.withdrawnAt ? 'withdrawn' : 'sent';
  const receipt = (each: Complaint) => (
    <ComplaintReceipt
      key={each.number}
      complaint={each}
      onWithdrawn={(next) => setWithdrawn((before) => new Map(before).set(next.number, next))}
    />
  );

  return (
    <div className={`fold ${styles.complaint} wrap`}>
      <PrintHead bank={brand.bank} product={brand.product} />
      <div className={styles.words}>
        <h1 ref={isSent ? focusOn : undefined} tabIndex={-1} className={`${styles.title} heading`}>
          {t(isSent ? `complaint:${sentWords}Title` : 'complaint:title')}
        </h1>
        <p className="lead">
          {isSent && last ? (
            <EmailAddress text={t(`complaint:${sentWords}Lead`, { email: last.email })} />
          ) : (
            t('complaint:lead')
          )}
        </p>
        {isSent ? (
          <>
            {sentWords === 'sent' && <Steps />}
            {own.length < MAX_COMPLAINTS && (
              <Button look="line" onClick={() => setIsSent(false)}>
                {t('complaint:another')}
              </Button>
            )}
          </>
        ) : (
          <ComplaintForm
            onSent={(made) => {
              setSent((before) => [made, ...before.filter(({ number }) => number !== made.number)]);
              setIsSent(true);
            }}
          />
        )}
      </div>
      <div className={styles.side}>
        {isSent && last ? receipt(last) : <Steps />}
        {remote.status === 'failed' && (
          <Note tone="warning">
            {t('complaint:yoursFailed')}{' '}
            <TextButton onClick={reload}>{t('errors:retry')}</TextButton>
          </Note>
        )}
        {own.length > (isSent ? 1 : 0) && (
          <section className={styles.yours}>
            <h2 className="title-l">{t('complaint:yours')}</h2>
            {own.slice(isSent ? 1 : 0).map(receipt)}
          </section>
        )}
      </div>
    </div>
  );
}
