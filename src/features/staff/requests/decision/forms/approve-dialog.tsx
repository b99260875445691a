import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../../data/staff/backend';
import { confirmationAt } from '../../../../../domain/bank-settings';
import { dollarsOr } from '../../../../../domain/money';
import type { LoanRequest } from '../../../../../domain/request/loan-request';
import { Confirm } from '../../../../../ui/feedback/confirm';
import { useNow } from '../../../../../ui/use-now';
import { useStaffRemote } from '../../../tab/use-staff';
import { gameName } from '../../game-name';
import type { AmountRemote, Approval } from '../approval';

const readAmount = (staff: StaffBackend) => staff.confirmationAmount();

/** The greatest value that one person approves at this moment. */
export function useAmount(): AmountRemote {
  const { remote } = useStaffRemote(readAmount);
  const now = useNow();
  return remote.status === 'ready'
    ? { status: 'ready', data: confirmationAt(remote.data, now) }
    : remote;
}

const WORDS = {
  decides: {
    title: 'requests.decide.approveTitle',
    text: 'requests.decide.text',
    yes: 'requests.decide.approveYes',
  },
  proposes: {
    title: 'requests.cases.confirm.proposeTitle',
    text: 'requests.cases.confirm.proposeText',
    yes: 'requests.cases.confirm.proposeYes',
  },
  either: {
    title: 'requests.decide.approveTitle',
    text: 'requests.cases.confirm.eitherText',
    yes: 'requests.decide.approveYes',
  },
  confirms: {
    title: 'requests.cases.confirm.titleAsk',
    text: 'requests.decide.text',
    yes: 'requests.cases.confirm.yes',
  },
} as const;

/** Asks once before an approval, for whom it is and what it leads to. */
export function ApproveDialog({
  open,
  approval,
  request,
  onConfirm,
  onCancel,
  onClosed,
}: {
  readonly open: boolean;
  readonly approval: Approval;
  readonly request: LoanRequest;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}) {
  const { t } = useTranslation('staff');
  const words = WORDS[approval === 'own' || approval === 'role' ? 'decides' : approval];
  const { name, email } = request.applicant;
  const game = gameName(request.gameId);
  return (
    <Confirm
      open={open}
      title={t(words.title)}
      confirmLabel={t(words.yes)}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onClosed={onClosed}
      onConfirm={onConfirm}
    >
      <p>
        {t(words.text, { name, game, email, value: dollarsOr(t('notRecorded'), request.value) })}
      </p>
    </Confirm>
  );
}
