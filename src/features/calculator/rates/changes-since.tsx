import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import type { Calculator } from '../../../domain/calculator';
import type { Rates } from '../../../domain/rates/rates';
import { rateChangeRows } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import styles from './rates-panel.module.css';

/** Every rate that differs between two versions, with its earlier value and the change. */
export function ChangesSince({
  calculator,
  before,
  after,
}: {
  readonly calculator: Calculator;
  readonly before: Rates;
  readonly after: Rates;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = rateChangeRows(calculator, before, after, language, t);
  if (rows.length === 0) return <p>{t('rates:noChange')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, text, move }) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>
          {/* The commas are for screen readers and for text that is copied. */}
          <span className="visually-hidden">: </span>
          <span className="number">{text}</span>
          {move && (
            <>
              <span className="visually-hidden">, </span>
              <b className="number">{move}</b>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReadProps {
  readonly calculator: Calculator;
  readonly version: number;
  readonly after: Rates;
}

/** The same, with the earlier version read once a visitor comes to see it: most never do. */
export function ReadChangesSince(props: ReadProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setSeen(true);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { t } = useTranslation();
  return (
    <div ref={place}>{isSeen ? <Changes {...props} /> : <p>{t('rates:changesLoading')}</p>}</div>
  );
}

function Changes({ calculator, version, after }: ReadProps) {
  const { t } = useTranslation();
  const read = useCallback(
    (backend: Backend) => backend.ratesOfVersion(calculator, version),
    [calculator, version],
  );
  const { remote, reload } = useRemote(read);
  if (remote.status === 'loading') return <p role="status">{t('rates:changesLoading')}</p>;
  if (remote.status === 'ready' && remote.data)
    return <ChangesSince calculator={calculator} before={remote.data} after={after} />;
  return (
    <div role="status">
      <p>{t('rates:changesFailed')}</p>
      <Button look="line" className={styles.retry} onClick={reload}>
        {t('errors:retry')}
      </Button>
    </div>
  );
}
