import { useTranslation } from 'react-i18next';
import type { UndoTarget } from '../../../../domain/request/undo';

/** The result of undoing a decision, in words: "Vuelve a pendiente". */
export function useUndoWords(): (to: UndoTarget) => string {
  const { t } = useTranslation('staff');
  return (to) =>
    to.status === 'declined'
      ? t('requests.cases.undo.toDeclined', { reason: t(`declineReasons.${to.reason}`) })
      : t(`requests.cases.undo.to.${to.status}`);
}
