import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../../../data/remote';
import type { StaffBackend } from '../../../../../data/staff/backend';
import { needsSecondPerson } from '../../../../../domain/acts/deciding';
import { confirmationAt } from '../../../../../domain/bank-settings';
import { type Cents, dollarsOr } from '../../../../../domain/money';
import type { LoanRequest } from '../../../../../domain/request/loan-request';
import { Confirm } from '../../../../../ui/feedback/confirm';
import { useNow } from '../../../../../ui/use-now';
import { useStaffRemote } from '../../../tab/use-staff';
import { gameName } from '../../game-name';

/** The amount above which approvals need two people; undefined if all of them do. */
export type AmountRemote = Remote<Cents | undefined>;

/**
 * The effect of an approval: it decides, proposes, does `either` while the amount is unknown, or
 * confirms a proposal.
 */
export type Approval = 'decides' | 'proposes' | 'either' | 'confirms';

const readSetting = (staff: StaffBackend) => staff.confirmationAmount();

/** The effect of approving a request at this moment, and the amount that it follows from. */
export function useApproval(request: LoanRequest): {
  readonly approval: Approval;
  readonly amount: AmountRemote;
} {
  const { remote } = useStaffRemote(readSetting);
  const now = useNow();
  const approval = request.proposal?.waiting ? 'confirms' : 'either';
  if (remote.status !== 'ready') return { approval, amount: remote };
  const effect = needsSecondPerson(request, remote.data, now) ? 'proposes' : 'decides';
  return {
    approval: approval === 'confirms' ? approval : effect,
    amount: { status: 'ready', data: confirmationAt(remote.data, now) },
  };
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
}: {
  readonly open: boolean;
  readonly approval: Approval;
  readonly request: LoanRequest;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('staff');
  const words = WORDS[approval];
  const { name, email } = request.applicant;
  const game = gameName(request.gameId);
  return (
    <Confirm
      open={open}
      title={t(words.title)}
      confirmLabel={t(words.yes)}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        {t(words.text, { name, game, email, value: dollarsOr(t('notRecorded'), request.value) })}
      </p>
    </Confirm>
  );
}
