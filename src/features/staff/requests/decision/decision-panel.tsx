import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { formatValue } from '../format-value';
import { gameName } from '../game-name';
import { DecidedLine } from './decided-line';
import { DecisionNote } from './decision-note';
import styles from './decision-panel.module.css';
import { useDecision } from './use-decision';

/** The buttons that approve or decline a request; once it is decided, what was decided, by whom and when. */
export function DecisionPanel({
  request,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { outcome, decide } = useDecision(request, onChanged);
  const [choice, setChoice] = useState<'approved' | 'declined'>('approved');
  const [asking, setAsking] = useState(false);
  const [closed, setClosed] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const working = outcome.kind === 'working';
  const finished = outcome.kind === 'decided' || outcome.kind === 'conflict';
  const approves = choice === 'approved';

  // The focused button is gone, so the focus moves to the panel with the result.
  useEffect(() => {
    if (closed && finished) panel.current?.focus();
  }, [closed, finished]);

  function ask(status: 'approved' | 'declined') {
    if (working) return;
    setChoice(status);
    setAsking(true);
    setClosed(false);
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.decisionPanel}>
      <DecisionNote outcome={outcome} />
      {request.status !== 'pending' && <DecidedLine request={request} />}
      {request.status === 'pending' && (
        <>
          <div className={styles.keys}>
            <Button look={working ? 'off' : 'main'} onClick={() => ask('approved')}>
              {t('requests.decide.approve')}
              <Icon name="check" />
            </Button>
            <Button look={working ? 'off' : 'line'} onClick={() => ask('declined')}>
              {t('requests.decide.decline')}
              <Icon name="close" />
            </Button>
          </div>
          <p className="muted">{t('requests.decide.note')}</p>
        </>
      )}
      <Confirm
        open={asking}
        title={t(approves ? 'requests.decide.approveTitle' : 'requests.decide.declineTitle')}
        confirmLabel={t(approves ? 'requests.decide.approveYes' : 'requests.decide.declineYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onClosed={() => setClosed(true)}
        onConfirm={() => {
          setAsking(false);
          if (asking)
            void decide(
              approves ? { status: 'approved' } : { status: 'declined', reason: 'historial' },
            );
        }}
      >
        <p>
          {t('requests.decide.text', {
            name: request.applicant.name,
            game: gameName(request.gameId),
            value: formatValue(request.value, t),
            email: request.applicant.email,
          })}
        </p>
      </Confirm>
    </div>
  );
}
