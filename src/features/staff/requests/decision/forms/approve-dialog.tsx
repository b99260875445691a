import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../../../data/remote';
import type { StaffBackend } from '../../../../../data/staff/backend';
import { needsSecondPerson, WHY_LENGTHS } from '../../../../../domain/acts/deciding';
import type { OneLoan } from '../../../../../domain/acts/one-loan';
import { confirmationAt } from '../../../../../domain/bank-settings';
import { checkLine, normalizeText } from '../../../../../domain/fields/fields';
import { type Cents, dollarsOr } from '../../../../../domain/money';
import type { LoanRequest } from '../../../../../domain/request/loan-request';
import { Confirm } from '../../../../../ui/feedback/confirm';
import { TextField } from '../../../../../ui/form/text-field';
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
export function useApproval(
  request: LoanRequest,
  loan: OneLoan | undefined,
): {
  readonly approval: Approval;
  readonly amount: AmountRemote;
} {
  const { remote } = useStaffRemote(readSetting);
  const now = useNow();
  const approval = request.proposal?.waiting ? 'confirms' : 'either';
  if (remote.status !== 'ready') return { approval, amount: remote };
  const effect = needsSecondPerson(request, remote.data, now, loan) ? 'proposes' : 'decides';
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
  loan,
  onConfirm,
  onCancel,
}: {
  readonly open: boolean;
  readonly approval: Approval;
  readonly request: LoanRequest;
  /** What the person has, which asks for a reason in words. */
  readonly loan: OneLoan | undefined;
  readonly onConfirm: (why: string | undefined) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const words = WORDS[approval];
  const known = request.proposal?.waiting ? request.proposal.why : undefined;
  const why = normalizeText(typed || (known ?? ''));
  const { shortest, longest } = WHY_LENGTHS;
  const isMissing = loan !== undefined && why.length < shortest;
  const problem = checkLine(why, longest);
  const { name, email } = request.applicant;
  const game = gameName(request.gameId);
  return (
    <Confirm
      open={open}
      title={t(words.title)}
      confirmLabel={t(words.yes)}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onConfirm={() => {
        if (isMissing || (loan && problem)) setTried(true);
        else onConfirm(loan && why);
      }}
      fields={
        loan && (
          <TextField
            name="porque"
            label={t('requests.cases.oneLoan.why')}
            value={typed || (known ?? '')}
            onChange={setTyped}
            error={
              hasTried && (isMissing || problem) ? t('requests.cases.oneLoan.short') : undefined
            }
          />
        )
      }
    >
      <p>
        {t(words.text, { name, game, email, value: dollarsOr(t('notRecorded'), request.value) })}
      </p>
    </Confirm>
  );
}
