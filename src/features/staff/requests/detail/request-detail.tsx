import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { Emblem } from '../../../../ui/art/emblem';
import { DecisionPanel } from '../decision/decision-panel';
import { gameName } from '../game-name';
import { ConsentFacts } from './consent-facts';
import { DetailFrame } from './detail-frame';
import { MailStates } from './mail-states';
import { QuestionList } from './question-list';
import { Repeats } from './repeats';
import styles from './request-detail.module.css';
import { RequestFacts } from './request-facts';
import { RequestInputs } from './value/request-inputs';
import { useRecomputed } from './value/use-recomputed';
import { ValueComparison } from './value/value-comparison';

/** A request with everything needed to decide it. Opening it moves the focus to its heading. */
export function RequestDetail({
  request,
  onClose,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onClose: () => void;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { remote: recomputed, reload } = useRecomputed(request);

  return (
    <DetailFrame onClose={onClose}>
      <header className={styles.head}>
        <Emblem id={request.gameId} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {request.applicant.name}
          </h2>
          <p>
            {t('requests.detail.player', {
              game: gameName(request.gameId),
              nickname: request.applicant.nickname,
            })}
          </p>
        </div>
      </header>
      <ValueComparison request={request} recomputed={recomputed} onRetry={reload} />
      <Repeats request={request} />
      <RequestFacts request={request} />
      <QuestionList request={request} />
      <ConsentFacts consent={request.consent} />
      <RequestInputs
        request={request}
        recomputed={recomputed.status === 'ready' ? recomputed.data : undefined}
      />
      <MailStates key={request.status} request={request} />
      <DecisionPanel request={request} onChanged={onChanged} />
    </DetailFrame>
  );
}
