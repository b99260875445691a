import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../data/errors';
import { Button } from '../../../ui/button';
import { Note } from '../../../ui/note';

/** What could not be read, why, and a way to try again. */
export function Failure({
  code,
  onRetry,
}: {
  readonly code: BackendErrorCode;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <div className="staff-failure">
      <Note tone="error">{t(`failures.${code}`)}</Note>
      <Button look="ink" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
