import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../corner-chip.module.css';

/** Tells the visitor that the page comes from the cache of an older release (src/service-worker). */
export function NewRelease() {
  const { t } = useTranslation();
  const [known, setKnown] = useState(false);

  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const listen = ({ data }: MessageEvent) => {
      if (data?.type === 'new-release') setKnown(true);
    };
    worker?.addEventListener('message', listen);
    worker?.controller?.postMessage({ type: 'ask-release' });
    return () => worker?.removeEventListener('message', listen);
  }, []);

  return (
    <div className={styles.cornerChip} role="status">
      {known && (
        <span className={styles.chip}>
          {t('errors:newRelease.title')}
          <button type="button" className={styles.action} onClick={() => window.location.reload()}>
            {t('errors:newRelease.reload')}
          </button>
        </span>
      )}
    </div>
  );
}
