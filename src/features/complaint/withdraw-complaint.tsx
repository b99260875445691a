import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../data/errors';
import type { Complaint } from '../../domain/complaint/complaint';
import { TextButton } from '../../ui/button/text-button';
import { Confirm } from '../../ui/feedback/confirm';
import { Note } from '../../ui/feedback/note';

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
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();

  async function withdraw() {
    setBusy(true);
    setFailure(undefined);
    try {
      const backend = await loadBackend();
      onWithdrawn(await backend.withdrawComplaint(complaint));
    } catch (error) {
      setFailure(errorCode(error));
      setBusy(false);
    }
  }

  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{t('complaint:receipt.withdraw')}</TextButton>
      <Confirm
        open={asking}
        title={t('complaint:receipt.sure')}
        confirmLabel={t('complaint:receipt.yes')}
        cancelLabel={t('complaint:receipt.cancel')}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <p>{t('complaint:receipt.sureText')}</p>
        {busy && <p role="status">{t('complaint:receipt.withdrawing')}</p>}
        {failure && (
          <Note tone="error">
            {t(failure === 'conflict' ? 'complaint:receipt.conflict' : `failures:${failure}`)}
          </Note>
        )}
      </Confirm>
    </>
  );
}
