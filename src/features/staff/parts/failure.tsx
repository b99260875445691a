import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../data/errors';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';

/** Says why something could not be read and offers to try again. */
export function Failure({
  code,
  text,
  onRetry,
}: {
  readonly code: BackendErrorCode;
  /** Replaces the usual text for the code. */
  readonly text?: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <div className="stack gap-16 start">
      <Note tone="error">{text ?? t(`failures.${code}`)}</Note>
      <Button look="ink" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
