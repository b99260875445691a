import { useEffect, useState } from 'react';
import { loadStaffCopy } from '../../../i18n';
import { useI18n, useLanguage } from '../../../i18n/use-language';

/** Loads the staff copy in the current language. After a failure, `retry` loads it again. */
export function useStaffCopy(): {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
} {
  const i18n = useI18n();
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);
  // React does not observe i18next's resources, so each load is counted to render again.
  const [, setLoads] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: retry() loads again
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadStaffCopy(i18n, language).then(
      () => current && setLoads((count) => count + 1),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [i18n, language, attempt]);

  const ready = i18n.hasResourceBundle(language, 'staff');
  return {
    state: ready ? 'ready' : failed ? 'failed' : 'loading',
    retry: () => setAttempt((count) => count + 1),
  };
}
