import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { receiveTyped } from '../../../browser/typed';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { LoadingIcons } from '../../../ui/feedback/loading-icons';
import { matchRoute } from '../../routes';
import styles from './loading-overlay.module.css';

/** Pages that show the code in the address, which needs no session. */
const BY_CODE: readonly string[] = [paths.requestStatus, paths.myData, paths.unsubscribe];

async function startSession(loadBackend: () => Promise<Backend>): Promise<void> {
  try {
    const backend = await loadBackend();
    await (brand.session === 'load' ? backend.startSession() : backend.restoreSession());
  } catch {
    // Pages work without a session; a part that needs one tries again and shows its failure.
  }
}

/**
 * Starts the visitor's session. If the bank's settings start new sessions only on first use,
 * restores the earlier one. When that takes longer than 400 ms, the loading overlay shows, for
 * 10 s at most: in the place of the logo, so that nothing moves or is covered. Following a
 * request by the code in the address needs no session.
 */
export function StartUp() {
  const loadBackend = useBackend();
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  const { pathname, hash } = useLocation();
  const isFollowing = hash !== '' && BY_CODE.includes(matchRoute(pathname).path);

  useEffect(() => {
    receiveTyped();
    if (isFollowing) return;
    const delay = setTimeout(() => setSlow(true), timings.overlayDelayMs);
    const limit = setTimeout(() => setSlow(false), timings.overlayLimitMs);
    let mounted = true;
    const clear = () => {
      clearTimeout(delay);
      clearTimeout(limit);
    };
    void startSession(loadBackend).then(() => {
      clear();
      if (mounted) setSlow(false);
    });
    return () => {
      mounted = false;
      clear();
      setSlow(false);
    };
  }, [loadBackend, isFollowing]);

  return (
    <div className={styles.loadingOverlay} role="status">
      {slow && (
        <>
          <LoadingIcons className={styles.icons} />
          <span className="visually-hidden">{t('shell:loading')}</span>
        </>
      )}
    </div>
  );
}
