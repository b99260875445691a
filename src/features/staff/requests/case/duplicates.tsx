import { useTranslation } from 'react-i18next';
import { dollarsOr } from '../../../../domain/money';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { isRed } from '../../../../domain/request/notices';
import { stateOf } from '../../../../domain/request/request-state';
import { isOpen } from '../../../../domain/request/states';
import { gameName } from '../../../../games/list';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { Said } from '../../../../ui/feedback/said';
import { Checkbox } from '../../../../ui/form/checkbox';
import { Warning } from '../../parts/warning';
import styles from './duplicates.module.css';
import { listedNotices } from './notice-words';
import type { useCaseRequests, useDuplicates } from './use-case-requests';

/** Two requests side by side, with equal data highlighted. */
function RepeatComparison({
  request,
  other,
}: {
  readonly request: LoanRequest;
  readonly other: LoanRequest;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const facts = (each: LoanRequest) => {
    const { applicant, gameId, value, receivedAt } = each;
    return [
      applicant.name,
      applicant.nickname,
      applicant.cedula,
      applicant.email,
      gameName(gameId),
      dollarsOr(t('notRecorded'), value),
      t(`requests.one.${stateOf(each)}`),
      formatDate(receivedAt, 'shortMoment', language),
    ];
  };
  const labels = [
    t('requests.fields.name'),
    t('requests.fields.nickname'),
    t('requests.fields.cedula'),
    t('requests.fields.email'),
    t('game'),
    t('requests.columns.value'),
    t('requests.fields.status'),
    t('requests.fields.received'),
  ];
  const [mine, theirs] = [facts(request), facts(other)];
  return (
    <table className={styles.repeatComparison}>
      <thead>
        <tr>
          <th scope="col">{t('requests.repeats.columns.field')}</th>
          <th scope="col">{t('requests.repeats.thisOne')}</th>
          <th scope="col">{t('requests.repeats.otherOne')}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine[index]}</td>
            <td>{mine[index] === theirs[index] ? <mark>{theirs[index]}</mark> : theirs[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The open requests that a decision closes with this one, as far as they stay ticked. */
function DuplicateChoices({ found, isTicked, toggle }: ReturnType<typeof useDuplicates>) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (found.length === 0) return null;
  return (
    <fieldset className={styles.duplicates}>
      <legend>{t('requests.cases.closes')}</legend>
      {found.map((one) => (
        <Checkbox
          key={one.id}
          name={`repetida-${one.id}`}
          checked={isTicked(one)}
          onChange={() => toggle(one)}
          label={[
            gameName(one.gameId),
            reference(one),
            formatDate(one.receivedAt, 'shortMoment', language),
            one.applicant.email,
          ].join(', ')}
        />
      ))}
    </fieldset>
  );
}

/** Warns about the other requests of this person, and lets a member choose which a decision closes. */
export function Duplicates({
  request,
  person: { found, remote, reload },
  duplicates,
}: {
  readonly request: LoanRequest;
  readonly person: ReturnType<typeof useCaseRequests>;
  readonly duplicates: ReturnType<typeof useDuplicates>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (remote.status === 'loading') return <p className="muted">{t('requests.repeats.checking')}</p>;
  if (remote.status === 'failed')
    return (
      <p role="alert">
        {t('requests.repeats.failed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
      </p>
    );
  const theirs = found.all.filter(({ id }) => id !== request.id);
  const comparison = (other: LoanRequest) => (
    <details key={other.id}>
      <summary>
        {t('requests.repeats.compare')}: {other.applicant.name}{' '}
        <small>
          {gameName(other.gameId)}, {formatDate(other.receivedAt, 'shortMoment', language)}
        </small>
      </summary>
      <RepeatComparison request={request} other={other} />
    </details>
  );
  return (
    <>
      {theirs.length + found.unreadable.length > 0 && (
        <div className={`${styles.repeats} ${styles.theirs}`}>
          {theirs.length > 0 && (
            <Warning>{t('requests.repeats.cedula', { count: theirs.length })}</Warning>
          )}
          <DuplicateChoices {...duplicates} />
          {theirs.map(comparison)}
          {found.unreadable.map((id) => (
            <p key={id}>{t('requests.unreadable', { reference: reference({ id }) })}</p>
          ))}
        </div>
      )}
      {found.sharing.length > 0 && (
        <section className={styles.repeats} aria-label={t('requests.repeats.sharing')}>
          <h3>{t('requests.repeats.sharing')}</h3>
          {found.sharing.map(comparison)}
        </section>
      )}
    </>
  );
}

/** Says the red notices of an open request and that its ID is in others, once these are known. */
export function SaidWarnings({
  request,
  person: { found, remote },
}: {
  readonly request: LoanRequest;
  readonly person: ReturnType<typeof useCaseRequests>;
}) {
  const { t } = useTranslation('staff');
  const red = listedNotices(request).filter(isRed);
  const words = red.map(({ kind }) => t(`requests.notices.short.${kind}`));
  const count = found.all.filter(({ id }) => id !== request.id).length;
  if (count > 0) words.push(t('requests.repeats.cedula', { count }));
  // A decision has its own words.
  const isSaid = words.length > 0 && isOpen(request.status) && remote.status !== 'loading';
  return <Said>{isSaid ? `${t('requests.notices.title')}: ${words.join('; ')}` : ''}</Said>;
}
