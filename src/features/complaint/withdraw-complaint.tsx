import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import { useBackend } from '../../data/backend-provider';
import { useVisitorAct } from '../../data/react/use-act';
import type { Complaint } from '../../domain/complaint/complaint';
import { useVisitorWords } from '../../i18n/use-visitor-words';
import { TextButton } from '../../ui/button/text-button';
import { ActEnd } from '../../ui/feedback/act-end';
import { ConfirmButton } from '../../ui/feedback/confirm-button';

/** Takes an open complaint back after one confirmation. */
export function WithdrawComplaint({
  complaint,
  onWithdrawn,
}: {
  readonly complaint: Complaint;
  /** It is withdrawn. */
  readonly onWithdrawn: (complaint: Complaint) => void;
}) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const words = useVisitorWords();
  const act = useVisitorAct('withdrawComplaint');
  const { number } = complaint;
  const failure = words(act);

  async function withdraw() {
    if ((await act.run({ number })).kind !== 'done') return;
    const stored = await loadBackend()
      .then((backend) => backend.ownComplaints())
      .catch(() => []);
    const found = stored.find((each) => each.number === number);
    onWithdrawn(found ?? { ...complaint, withdrawnAt: bankNow() });
  }

  return (
    <ConfirmButton
      button={(ask) => <TextButton onClick={ask}>{t('complaint:receipt.withdraw')}</TextButton>}
      title={t('complaint:receipt.sure')}
      confirmLabel={t('complaint:receipt.yes')}
      cancelLabel={t('complaint:receipt.cancel')}
      onConfirm={withdraw}
    >
      <p>{t('complaint:receipt.sureText')}</p>
      {act.state.kind === 'working' && <p role="status">{t('complaint:receipt.withdrawing')}</p>}
      {failure && <ActEnd kind={act.state.kind}>{failure}</ActEnd>}
    </ConfirmButton>
  );
}
