import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedRequest } from '../followed-request';
import { Clock } from '../tracker/clock';
import { HourCells } from '../tracker/hour-cells';
import { RequestTimeline } from '../tracker/request-timeline';
import type { Stage } from '../verification';
import { ApprovedOutcome } from './approved-outcome';
import { DeclinedOutcome } from './declined-outcome';
import { InformationOutcome } from './information-outcome';
import styles from './outcome.module.css';
import { WithdrawnOutcome } from './withdrawn-outcome';

/** The meaning of a request's state for the visitor. The children are the actions. */
export function Outcome({
  request,
  stage,
  now,
  children,
}: {
  readonly request: FollowedRequest;
  readonly stage: Stage;
  readonly now: Date;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  switch (stage) {
    case 'pending':
    case 'overdue':
      return (
        <>
          <Clock request={request} now={now} text={t('status:page.leftText')} />
          <HourCells receivedAt={request.receivedAt} now={now} />
          <div className={styles.timeline}>
            <RequestTimeline request={request} stage={stage} />
          </div>
        </>
      );
    case 'information':
      return (
        <InformationOutcome request={request} now={now}>
          {children}
        </InformationOutcome>
      );
    case 'approved':
      return <ApprovedOutcome request={request} />;
    case 'declined':
      return (
        <DeclinedOutcome request={request} now={now}>
          {children}
        </DeclinedOutcome>
      );
    case 'withdrawn':
      return <WithdrawnOutcome request={request}>{children}</WithdrawnOutcome>;
  }
}
