import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../../data/remote';
import { dollarsOr, formatDollars } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { formatMove } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { Failure } from '../../parts/failure';
import type { Recomputed } from './recompute';
import styles from './value-comparison.module.css';

/** The value that was sent, the value of the same answers now, and how they differ. */
export function ValueComparison({
  request,
  recomputed: remote,
  onRetry,
}: {
  readonly request: LoanRequest;
  readonly recomputed: Remote<Recomputed | undefined>;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('staff');
  const recomputed = remote.status === 'ready' ? remote.data : undefined;
  const now = () => {
    if (recomputed) return formatDollars(recomputed.now.value);
    return t(remote.status === 'loading' ? 'loading' : 'requests.detail.unknownValue');
  };
  const version = (one: number) => t('requests.detail.rates', { version: one });
  return (
    <>
      <dl className={styles.valueComparison}>
        <div>
          <dt>{t('requests.detail.valueSent')}</dt>
          <dd className="number">{dollarsOr(t('notRecorded'), sentValue(request))}</dd>
          {request.ratesVersion !== undefined && <dd>{version(request.ratesVersion)}</dd>}
        </div>
        <div>
          <dt>{t('requests.detail.valueNow')}</dt>
          <dd className="number">{now()}</dd>
          {recomputed && (
            <dd className="number">
              {version(recomputed.now.version)}
              <Move request={request} recomputed={recomputed} />
            </dd>
          )}
        </div>
      </dl>
      <MendedNote request={request} />
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={onRetry} />}
      {remote.status === 'ready' && !recomputed && (
        <Note tone="warning" told>
          {t(request.answers ? 'requests.detail.unknownGame' : 'requests.detail.noAnswers')}
        </Note>
      )}
      {recomputed && <Discrepancy request={request} recomputed={recomputed} />}
    </>
  );
}

const sentValue = ({ value, valueSent = value }: LoanRequest) => valueSent;

/** Why another value counts than the one that was sent. */
function MendedNote({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { value, valueSent, ratesVersion, mended } = request;
  if (valueSent === undefined) return null;
  return (
    <Note tone="warning" told>
      {t('requests.detail.mended', {
        wrong: ratesVersion,
        version: mended?.version,
        value: dollarsOr(t('requests.detail.unknownValue'), value),
        sent: formatDollars(valueSent),
      })}
    </Note>
  );
}

interface ComparedProps {
  readonly request: LoanRequest;
  readonly recomputed: Recomputed;
}

/** How far the value has moved since the request was sent. */
function Move({ request, recomputed: { now } }: ComparedProps) {
  const { language } = useLanguage();
  const value = sentValue(request);
  if (value === undefined || value === now.value) return null;
  const sign = now.value < value ? '\u2212' : '+';
  const percent = formatMove(value, now.value, language);
  return (
    <b className={now.value < value ? styles.down : styles.up}>
      {sign}
      {formatDollars(Math.abs(now.value - value))}
      {percent && `, ${percent}`}
    </b>
  );
}

function Discrepancy({ request, recomputed: { sent, now, discrepancy } }: ComparedProps) {
  const { t } = useTranslation('staff');
  if (discrepancy === 'none') return null;
  return (
    <Note tone="error" told>
      {discrepancy === 'mismatch' && sent
        ? t('requests.detail.mismatch', { value: formatDollars(sent.value) })
        : t('requests.detail.unknownRates', {
            version: request.ratesVersion,
            value: formatDollars(now.value),
          })}
    </Note>
  );
}
