import './loading-overlay.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { LoadingIcons } from '../../../ui/loading-icons';

async function startSession(loadBackend: () => Promise<Backend>): Promise<void> {
  try {
    const backend = await loadBackend();
    await backend.startSession();
  } catch {
    // The pages work without a session; whatever needs one asks again and says what failed.
  }
}

/**
 * Starts the visitor's session by itself. The loading overlay shows while
 * that takes longer than 400 ms, for 10 s at most, in the masthead under the logo, where nothing is
 * written: it never covers the content.
 */
export function StartUp() {
  const loadBackend = useBackend();
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
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
    };
  }, [loadBackend]);

  return (
    <div className="loading-overlay" role="status">
      {slow && (
        <>
          <LoadingIcons className="loading-overlay__icons" />
          <span className="visually-hidden">{t('shell:loading')}</span>
        </>
      )}
    </div>
  );
}
