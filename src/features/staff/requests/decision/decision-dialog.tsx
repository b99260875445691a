import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isNeed } from '../../../../domain/request/questions';
import { isDeclineReason } from '../../../../domain/request/reasons';
import { Confirm } from '../../../../ui/feedback/confirm';
import { formatValue } from '../format-value';
import { gameName } from '../game-name';
import type { Choice, ChoiceKind } from './choice';
import { NeedField } from './need-field';
import { ReasonField } from './reason-field';

const WORDS = {
  approved: { title: 'requests.decide.approveTitle', yes: 'requests.decide.approveYes' },
  declined: { title: 'requests.decide.declineTitle', yes: 'requests.decide.declineYes' },
  information: { title: 'requests.decide.askTitle', yes: 'requests.decide.askYes' },
} as const satisfies Record<ChoiceKind, object>;

/** The choice that is complete; undefined while what it needs has not been chosen. */
function choiceOf(kind: ChoiceKind, chosen: string): Choice | undefined {
  if (kind === 'approved') return { status: 'approved' };
  if (kind === 'declined')
    return isDeclineReason(chosen) ? { status: 'declined', reason: chosen } : undefined;
  return isNeed(chosen) ? { status: 'information', need: chosen } : undefined;
}

/** Asks once before a decision or a question, for whom it is, and why or what for. */
export function DecisionDialog({
  open,
  kind,
  request,
  onConfirm,
  onCancel,
  onClosed,
}: {
  readonly open: boolean;
  readonly kind: ChoiceKind;
  readonly request: LoanRequest;
  readonly onConfirm: (choice: Choice) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { title, yes } = WORDS[kind];
  const game = gameName(request.gameId);
  const { name, email } = request.applicant;

  function confirm() {
    const choice = choiceOf(kind, chosen);
    setMissing(!choice);
    if (choice) onConfirm(choice);
  }

  const fields: Record<ChoiceKind, ReactNode> = {
    approved: null,
    declined: <ReasonField value={chosen} onChange={setChosen} isMissing={isMissing} />,
    information: <NeedField value={chosen} onChange={setChosen} isMissing={isMissing} />,
  };

  return (
    <Confirm
      open={open}
      title={t(title)}
      confirmLabel={t(yes)}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onClosed={onClosed}
      onConfirm={confirm}
    >
      <p>
        {kind === 'information'
          ? t('requests.decide.askText', { name, game, email })
          : t('requests.decide.text', { name, game, value: formatValue(request.value, t), email })}
      </p>
      {fields[kind]}
    </Confirm>
  );
}
