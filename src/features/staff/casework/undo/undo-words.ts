import { useTranslation } from 'react-i18next';
import { formatLoanAmount } from '../../../../domain/loan/terms';
import type { UndoProposal } from '../../../../domain/request/undo';

/** The result of undoing a decision, in words: "Vuelve a pendiente". */
export function useUndoWords(): (to: UndoProposal['to']) => string {
  const { t } = useTranslation('staff');
  return (to) => {
    if (to.status === 'declined')
      return t('requests.cases.undo.toDeclined', { reason: t(`declineReasons.${to.reason}`) });
    const becomes = t(`requests.cases.undo.to.${to.status}`);
    if (to.status === 'pending' || to.mostLent === undefined) return becomes;
    const amount = formatLoanAmount(to.mostLent);
    return `${becomes}. ${t('requests.cases.lent.line', { amount })}`;
  };
}
