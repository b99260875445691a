import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isRed, type Ref } from '../../../../domain/request/notices';
import { useLanguage } from '../../../../i18n/use-language';
import { Warning } from '../../parts/warning';
import { listedNotices, noticesOf, noticeWords } from './notice-words';
import styles from './notices.module.css';

/** A sentence in which each reference opens its request. */
function Sentence({ words, refs }: { readonly words: string; readonly refs: readonly Ref[] }) {
  const [params] = useSearchParams();
  const addressOf = (id: string) => {
    const address = new URLSearchParams(params);
    address.set('solicitud', id);
    return `?${address}`;
  };
  // References are capitals, digits and hyphens.
  const known = refs.map(({ reference }) => reference).join('|');
  const parts = known ? words.split(new RegExp(`(${known})`)) : [words];
  return (
    <span>
      {parts.map((part, place) => {
        const ref = refs.find(({ reference }) => reference === part);
        // The parts of one sentence keep their places.
        const key = `${place} ${part}`;
        return ref ? (
          <Link key={key} to={addressOf(ref.id)} className="number">
            {part}
          </Link>
        ) : (
          <Fragment key={key}>{part}</Fragment>
        );
      })}
    </span>
  );
}

/** What whoever decides a request should know. */
export function Notices({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const notices = noticesOf(request);
  if (notices.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={t('requests.notices.title')}>
      <ul>
        {notices.map((notice) => {
          const words = noticeWords(notice, request, t, language);
          const sentence = <Sentence words={words} refs={'refs' in notice ? notice.refs : []} />;
          return <li key={words}>{isRed(notice) ? <Warning>{sentence}</Warning> : sentence}</li>;
        })}
      </ul>
      <p className="muted">{t('requests.notices.none')}</p>
    </section>
  );
}

/** The same in a row of the queue, in two words each. */
export function RowNotices({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const kinds = [...new Map(listedNotices(request).map((one) => [one.kind, one])).values()];
  if (kinds.length === 0)
    return (
      <span className={`${styles.none} muted`}>
        {request.notices ? t('requests.noNotices') : null}
      </span>
    );
  return kinds.map((notice) => {
    const words = t(`requests.notices.short.${notice.kind}`);
    return isRed(notice) ? (
      <Warning key={notice.kind}>{words}</Warning>
    ) : (
      <span key={notice.kind} className={styles.sign}>
        {words}
      </span>
    );
  });
}
