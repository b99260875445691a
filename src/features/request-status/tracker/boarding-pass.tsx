import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { Emblem } from '../../../ui/art/emblem';
import { Ticket } from '../../../ui/paper/ticket';
import { RequestCode } from '../code/request-code';
import { closedAt, type FollowedRequest } from '../followed-request';
import { Outcome } from '../outcome/outcome';
import type { Stage } from '../verification';
import styles from './boarding-pass.module.css';
import { PassStatus } from './pass-status';
import { StubFacts } from './stub-facts';
import { ValueStub } from './value-stub';

/**
 * The request as a boarding pass: its state and the meaning of it. Its stub carries the code, or
 * the sent data if there is none. The children are the actions.
 */
export function BoardingPass({
  request,
  sent,
  stage,
  now,
  children,
}: {
  readonly request: FollowedRequest;
  /** Only for one's own request. */
  readonly sent?: LoanRequest;
  readonly stage: Stage;
  readonly now: Date;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const name = findCalculator(request.gameId)?.name ?? request.gameId;
  const number = request.reference;
  return (
    <article aria-label={t('status:ticket.label')}>
      <Ticket
        className={`${styles.boardingPass} ${request.code ? styles.withCode : ''}`}
        stub={
          <>
            <p className={`${styles.head} ${styles.headStub} number`}>{number}</p>
            <div className={styles.stub}>
              {request.code ? (
                <RequestCode code={request.code}>
                  <StubFacts request={request} />
                </RequestCode>
              ) : (
                sent && (
                  <ValueStub request={sent}>
                    <StubFacts request={request} />
                  </ValueStub>
                )
              )}
            </div>
          </>
        }
      >
        <p className={styles.head}>
          <span>{t('status:ticket.kind')}</span>
          <span className={`${styles.number} number`}>{number}</span>
        </p>
        <div className={styles.main}>
          <div className={styles.route} data-closed={closedAt(request) ? '' : undefined}>
            <Emblem id={request.gameId} className={styles.emblem} />
            <p>
              <small>{t('status:ticket.account')}</small>
              <b>{name}</b>
            </p>
            <PassStatus request={request} />
          </div>
          <Outcome request={request} stage={stage} now={now}>
            {children}
          </Outcome>
        </div>
      </Ticket>
    </article>
  );
}
