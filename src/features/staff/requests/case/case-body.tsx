import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useMember } from '../../tab/use-member';
import type { CaseClaim } from '../claims/use-case-claim';
import { DecisionColumn } from '../decision/decision-column';
import { CaseLog } from '../log/case-log';
import { NoteForm } from '../log/note-form';
import { useCaseEntries } from '../log/use-case-entries';
import { CaseMails } from '../mails/case-mails';
import { useCaseMails } from '../mails/use-case-mails';
import { AccountChallenge } from '../proofs/account-challenge';
import { ProofSummary } from '../proofs/proof-summary';
import styles from './case-body.module.css';
import { ConsentFacts } from './consent-facts';
import { Repeats } from './repeats';
import { RequestFacts } from './request-facts';
import { openRepeats, type useCaseRequests } from './use-case-requests';
import { RequestInputs } from './value/request-inputs';
import { useRecomputed } from './value/use-recomputed';
import { ValueComparison } from './value/value-comparison';

/** A request with everything needed to decide it. Opening it moves the focus to its heading. */
export function CaseBody({
  request,
  person,
  claim,
  revision,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly person: ReturnType<typeof useCaseRequests>;
  readonly claim: CaseClaim;
  /** Grows with everything that changed the case. */
  readonly revision: number;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { remote: recomputed, reload } = useRecomputed(request);
  const all = person.found.all;
  const entries = useCaseEntries(
    all.length > 0 ? all.map(({ id }) => id) : [request.id],
    `${revision} ${claim.claim?.author ?? ''}`,
  );
  const mails = useCaseMails(request);
  const known = recomputed.status === 'ready' ? recomputed.data : undefined;

  return (
    <div className={styles.caseBody}>
      <div className={styles.main}>
        <header className={styles.who}>
          <h2 ref={heading} tabIndex={-1}>
            {request.applicant.name}
          </h2>
          <RequestFacts request={request} />
          <Repeats request={request} person={person} />
        </header>
        <ValueComparison request={request} recomputed={recomputed} onRetry={reload} />
        <div>
          <RequestInputs request={request} recomputed={known} />
          {request.answers && (
            <ProofSummary request={request} estimate={known && (known.sent ?? known.now)} />
          )}
          <AccountChallenge
            request={request}
            entries={entries}
            claim={claim}
            onChanged={onChanged}
          />
          <ConsentFacts consent={request.consent} />
        </div>
        <section aria-label={t('requests.cases.log.title')}>
          <CaseLog
            requests={all.length > 0 ? all : [request]}
            entries={entries}
            mails={mails.remote}
          />
          {mayWork && <NoteForm requestId={request.id} onAdded={entries.add} />}
        </section>
      </div>
      <DecisionColumn
        request={request}
        repeats={openRepeats(person.found, request.id)}
        claim={claim}
        onChanged={onChanged}
      >
        <CaseMails request={request} remote={mails.remote} reload={mails.reload} />
      </DecisionColumn>
    </div>
  );
}
