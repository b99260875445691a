import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legal } from '../../bank/legal';
import { brand } from '../../config/brand';
import {
  answerBy,
  type Complaint,
  complaintClock,
  isOpenComplaint,
} from '../../domain/complaint/complaint';
import { referenceOf } from '../../domain/request/request-code';
import { formatDate, formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { TextButton } from '../../ui/button/text-button';
import { Facts } from '../../ui/data/facts';
import { NoBreak } from '../../ui/data/no-break';
import { useNow } from '../../ui/page/use-now';
import { PrinterSlot } from '../../ui/paper/printer-slot';
import styles from './complaint-receipt.module.css';
import { WithdrawComplaint } from './withdraw-complaint';

/** Where a number breaks on small screens: behind its year. */
const YEAR_ENDS = 'RC-2026-'.length;

/** The last day of the answer, with a mark for each day; of a closed complaint, the answer. */
function Answer({ complaint }: { readonly complaint: Complaint }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useNow();
  const { answer, withdrawnAt, days } = complaint;
  if (withdrawnAt)
    return (
      <div className={styles.answer}>
        <span>{t('complaint:receipt.withdrawn')}</span>
        <b className="number">{formatDate(withdrawnAt, 'fullDay', language)}</b>
        <p>{t('complaint:receipt.withdrawnText')}</p>
      </div>
    );
  if (answer)
    return (
      <div className={styles.answer}>
        <span className="number">
          {t('complaint:receipt.answered')}, {formatDate(answer.answeredAt, 'fullDay', language)}
        </span>
        <b>{t(`complaint:receipt.${answer.upheld ? 'upheld' : 'rejected'}`)}</b>
        <p>{answer.text}</p>
      </div>
    );
  const { passed, late } = complaintClock(complaint, now);
  const by = answerBy(complaint);
  return (
    <div className={styles.answer}>
      <span>{t('complaint:receipt.by')}</span>
      <b className="number">
        <time dateTime={by.toISOString()}>{formatDate(by, 'fullDay', language)}</time>
      </b>
      <div
        className={styles.days}
        role="img"
        aria-label={t('complaint:receipt.passed', { passed, days })}
      >
        {Array.from({ length: days }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
          <i key={day} data-state={day < passed ? 'passed' : day === passed ? 'now' : undefined} />
        ))}
      </div>
      {late && <p>{t('complaint:receipt.late', { ...legal })}</p>}
    </div>
  );
}

function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <>
      <TextButton onClick={() => void copy()}>{t('complaint:receipt.copy')}</TextButton>
      <span role="status">{outcome && t(`complaint:receipt.${outcome}`)}</span>
    </>
  );
}

/** The receipt of a complaint as it comes out of the printer: the proof of it. */
export function ComplaintReceipt({
  complaint,
  onWithdrawn,
}: {
  readonly complaint: Complaint;
  /** Its person withdrew it. */
  readonly onWithdrawn: (complaint: Complaint) => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { number, kind, code, receivedAt, text } = complaint;
  const heading = useRef<HTMLHeadingElement>(null);
  const about = t(`complaint:kinds.${kind}`);
  return (
    <section className={styles.receipt} aria-label={`${t('complaint:receipt.title')} ${number}`}>
      <PrinterSlot />
      <div className={`${styles.paper} torn`}>
        <div className="paper-head">
          <h2 ref={heading} tabIndex={-1} className="title-l">
            {t('complaint:receipt.title')}
          </h2>
          <span className="small muted">{brand.bank}</span>
        </div>
        <p className={`${styles.number} number`}>
          <NoBreak>{number.slice(0, YEAR_ENDS)}</NoBreak>
          <wbr />
          <NoBreak>{number.slice(YEAR_ENDS)}</NoBreak>
        </p>
        <Facts
          className={`${styles.facts} number`}
          rows={[
            {
              label: t('complaint:receipt.received'),
              text: (
                <time dateTime={receivedAt.toISOString()}>
                  {formatTime(receivedAt, 'fullMoment', language)}
                </time>
              ),
            },
            {
              label: t('complaint:receipt.about'),
              text:
                code === undefined
                  ? about
                  : t('complaint:receipt.aboutRequest', {
                      kind: about,
                      reference: referenceOf(code),
                    }),
            },
          ]}
        />
        <Answer complaint={complaint} />
        <q lang={complaint.language}>{text}</q>
        <div className="barcode" aria-hidden="true" />
        <p className={styles.law}>{t('complaint:receipt.law', { ...legal })}</p>
      </div>
      <div className={styles.actions}>
        <TextButton onClick={() => window.print()}>{t('complaint:receipt.print')}</TextButton>
        <CopyNumber number={number} />
        {isOpenComplaint(complaint) && (
          <WithdrawComplaint
            complaint={complaint}
            onWithdrawn={(withdrawn) => {
              onWithdrawn(withdrawn);
              heading.current?.focus();
            }}
          />
        )}
      </div>
    </section>
  );
}
