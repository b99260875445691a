import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed, type StaffBackend } from '../../../../data/staff-backend';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { Note } from '../../../../ui/feedback/note';
import { Failure } from '../../tab/failure';
import { useStaffRemote } from '../../tab/use-staff';
import { DetailFrame } from './detail-frame';
import { RequestDetail } from './request-detail';

/** The request in the address: `row` where the list has it, otherwise read by its id. */
export function SelectedRequest({
  id,
  row,
  onClose,
  onChanged,
}: {
  readonly id: string;
  readonly row: Listed<LoanRequest> | undefined;
  readonly onClose: () => void;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const [first] = useState(row);
  const [changed, setChanged] = useState<LoanRequest>();
  const read = useCallback(
    async (staff: StaffBackend) => first ?? (await staff.findRequest(id)),
    [id, first],
  );
  const { remote, reload } = useStaffRemote(read);
  const shown = row ?? changed ?? (remote.status === 'ready' ? remote.data : first);

  const inFrame = (content: ReactNode) => <DetailFrame onClose={onClose}>{content}</DetailFrame>;

  if (shown === undefined)
    switch (remote.status) {
      case 'loading':
        return inFrame(<p role="status">{t('loading')}</p>);
      case 'failed':
        return inFrame(<Failure code={remote.code} onRetry={reload} />);
      case 'ready':
        return inFrame(<Note tone="warning">{t('requests.detail.missing')}</Note>);
    }
  if (isUnreadable(shown))
    return inFrame(
      <Note tone="error">{t('requests.unreadable', { reference: reference({ id }) })}</Note>,
    );
  return (
    <RequestDetail
      request={shown}
      onClose={onClose}
      onChanged={(fresh) => {
        setChanged(fresh);
        onChanged(fresh);
      }}
    />
  );
}
