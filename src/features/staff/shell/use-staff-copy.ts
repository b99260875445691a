import { useEffect, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import { loadStaffCopy } from '../../../i18n';
import { useI18n, useLanguage } from '../../../i18n/use-language';

/** Loads the staff copy in the current language. After a failure, `retry` loads it again. */
export function useStaffCopy(): {
  readonly ready: boolean;
  readonly failure: BackendErrorCode | undefined;
  readonly retry: () => void;
} {
  const i18n = useI18n();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<BackendErrorCode>();
  // React does not observe i18next's resources, so each load is counted to render again.
  const [, setLoads] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: retry() loads again
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    loadStaffCopy(i18n, language).then(
      () => current && setLoads((count) => count + 1),
      (error: unknown) => current && setFailure(errorCode(error)),
    );
    return () => {
      current = false;
    };
  }, [i18n, language, attempt]);

  return {
    ready: i18n.hasResourceBundle(language, 'staff'),
    failure,
    retry: () => setAttempt((count) => count + 1),
  };
}
