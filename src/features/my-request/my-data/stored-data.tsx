import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { retentionDays } from '../../../config/retention';
import type { Complaint } from '../../../domain/complaint/complaint';
import { lapsesAfter } from '../../../domain/request/approval';
import { closedAt, type LoanRequest, reference } from '../../../domain/request/loan-request';
import { isOpen } from '../../../domain/request/states';
import { DAY_MS } from '../../../domain/time';
import { formatDate } from '../../../i18n/format';
import { retentionText } from '../../../i18n/retention-words';
import { useLanguage } from '../../../i18n/use-language';
import { NoBreak } from '../../../ui/data/no-break';
import { complaintRows } from './complaint-rows';
import {
  type DataRow,
  happenedRows,
  mailRows,
  personRows,
  questionRows,
  sentRows,
} from './data-groups';
import styles from './stored-data.module.css';

/** Whether nobody knows yet if this approval becomes a loan or lapses. */
const mayLapse = (request: LoanRequest) =>
  lapsesAfter(request, request.decision?.until) !== undefined;

/**
 * When the bank erases a request by itself: undefined while it is open, or an approval that may lapse.
 * Right after the decision, the record does not say it yet.
 */
export function erasedOn(request: LoanRequest): Date | undefined {
  const { status, expiresAt } = request;
  if (mayLapse(request)) return undefined;
  if (expiresAt) return expiresAt;
  const closed = closedAt(request);
  if (isOpen(status) || !closed || status === 'pending' || status === 'information')
    return undefined;
  return new Date(closed.getTime() + retentionDays[status] * DAY_MS);
}

/** The stored data of one kind, under a heading. */
function DataGroup({ title, rows }: { readonly title: string; readonly rows: readonly DataRow[] }) {
  return (
    <div className={styles.group}>
      <h3 className={`title-m ${styles.title}`}>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.id} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className="number">
              <StoredValue row={row} />
            </dd>
            <dd className={`${styles.why} number`}>{row.why}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function StoredValue({ row: { kind, text } }: { readonly row: DataRow }) {
  if (kind === 'money')
    return (
      <b className={styles.held}>
        <span className={`money ${styles.money}`}>{text}</span>
      </b>
    );
  return (
    <b className={styles.held}>
      <NoBreak>{text}</NoBreak>
    </b>
  );
}

/** All that is kept, in words and on paper, and until when. */
export function StoredData({
  request,
  complaints,
}: {
  readonly request: LoanRequest;
  readonly complaints: readonly Complaint[];
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  const words = { request, t, language };
  const groups = [
    { name: 'person', rows: personRows(words) },
    { name: 'sent', rows: sentRows(words) },
    { name: 'happened', rows: happenedRows(words) },
    { name: 'questions', rows: questionRows(words) },
    { name: 'mails', rows: mailRows(words) },
    { name: 'complaints', rows: complaintRows(complaints, t, language) },
  ] as const;
  const count = groups.flatMap(({ rows }) => rows).length;
  const end = erasedOn(request);
  return (
    <section className={`${styles.storedData} torn`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="title-l">
          {t('myData:stored.title')}
        </h2>
        <p className="label small muted number">
          {t('myData:stored.of', {
            reference: reference(request),
            date: formatDate(bankNow(), 'date', language),
          })}
        </p>
      </div>
      {groups.map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <DataGroup key={name} title={t(`myData:groups.${name}`)} rows={rows} />
          ),
      )}
      <p className={styles.end}>
        <span>
          {t('myData:stored.count', { count })}{' '}
          {mayLapse(request)
            ? t('myData:stored.erasedIf', {
                paid: retentionText(retentionDays.approved, t),
                lapsed: retentionText(retentionDays.lapsed, t),
              })
            : t(end ? 'myData:stored.erasedOn' : 'myData:stored.erasedAfter')}
        </span>
        {!mayLapse(request) && (
          <b className="number">
            {end ? formatDate(end, 'longDate', language) : t('myData:stored.afterDecision')}
          </b>
        )}
      </p>
    </section>
  );
}

/** The complaints of a browser that sent no request, as all that is kept of it. */
export function StoredComplaints({ complaints }: { readonly complaints: readonly Complaint[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  return (
    <section className={`${styles.storedData} torn`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="title-l">
          {t('myData:stored.title')}
        </h2>
        <p className="label small muted number">
          {t('myData:complaints.of', { date: formatDate(bankNow(), 'date', language) })}
        </p>
      </div>
      <DataGroup
        title={t('myData:groups.complaints')}
        rows={complaintRows(complaints, t, language)}
      />
    </section>
  );
}
