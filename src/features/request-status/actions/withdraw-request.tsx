import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { TextButton } from '../../../ui/button/text-button';
import { Confirm } from '../../../ui/feedback/confirm';
import { Note } from '../../../ui/feedback/note';
import { type OnDone, useAct } from './use-act';

/** Takes an open request back after one confirmation. */
export function WithdrawRequest({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { busy, failure, act } = useAct(onDone);

  const withdraw = () =>
    act(async (backend) => {
      const withdrawn = await backend.withdrawRequest(request);
      return { done: { kind: 'withdrawn' }, request: withdrawn };
    });

  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{t('status:withdraw.action')}</TextButton>
      <Confirm
        open={asking}
        title={t('status:withdraw.title')}
        confirmLabel={t('status:withdraw.confirm')}
        cancelLabel={t('status:withdraw.cancel')}
        onConfirm={() => void withdraw()}
        onCancel={() => !busy && setAsking(false)}
      >
        <p>{t('status:withdraw.text')}</p>
        {busy && <p role="status">{t('status:withdraw.working')}</p>}
        {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
      </Confirm>
    </>
  );
}
