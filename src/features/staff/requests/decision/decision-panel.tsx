import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { MAX_QUESTIONS } from '../../../../domain/request/questions';
import { isOpen } from '../../../../domain/request/states';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import type { ChoiceKind } from './choice';
import { DecidedLine } from './decided-line';
import { DecisionDialog } from './decision-dialog';
import { DecisionNote } from './decision-note';
import styles from './decision-panel.module.css';
import { useDecision } from './use-decision';

/**
 * The buttons that approve or decline an open request, or ask its visitor for something; once it is
 * closed, what became of it and when.
 */
export function DecisionPanel({
  request,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { outcome, decide } = useDecision(request, onChanged);
  const [choice, setChoice] = useState<ChoiceKind>('approved');
  const [asking, setAsking] = useState(false);
  const [closed, setClosed] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const working = outcome.kind === 'working';
  const finished = outcome.kind === 'done' || outcome.kind === 'conflict';
  const open = isOpen(request.status);
  const canAsk = request.status === 'pending' && request.questions.length < MAX_QUESTIONS;

  // The focused button is gone, so the focus moves to the panel with the result.
  useEffect(() => {
    if (closed && finished) panel.current?.focus();
  }, [closed, finished]);

  function ask(kind: ChoiceKind) {
    if (working) return;
    setChoice(kind);
    setAsking(true);
    setClosed(false);
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.decisionPanel}>
      <DecisionNote outcome={outcome} />
      {!open && <DecidedLine request={request} />}
      {open && (
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
            {canAsk && (
              <Button look={working ? 'off' : 'line'} onClick={() => ask('information')}>
                {t('requests.decide.ask')}
                <Icon name="arrow-right" />
              </Button>
            )}
          </div>
          <p className="muted">{t('requests.decide.note')}</p>
        </>
      )}
      <DecisionDialog
        key={choice}
        open={asking}
        kind={choice}
        request={request}
        onCancel={() => setAsking(false)}
        onClosed={() => setClosed(true)}
        onConfirm={(chosen) => {
          setAsking(false);
          if (asking) void decide(chosen);
        }}
      />
    </div>
  );
}
