import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../../data/backend';
import type { Remote } from '../../../../data/remote';
import { useRemote } from '../../../../data/use-remote';
import { type Consent, type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { givenFields } from '../../../../domain/request/optional-fields';
import { findCalculator } from '../../../../games';
import { gameName } from '../../../../games/list';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { EmailAddress } from '../../../../ui/data/email-address';
import { Facts } from '../../../../ui/data/facts';
import layout from '../../casework/case-frame.module.css';
import type { CaseClaim } from '../../casework/claims/use-case-claim';
import { isTyping } from '../../casework/keyboard/key-row';
import { CaseLog } from '../../casework/log/case-log';
import { NoteForm } from '../../casework/log/note-form';
import { useCaseEntries } from '../../casework/log/use-case-entries';
import { CaseMails } from '../../casework/mails/case-mails';
import { useCaseMails } from '../../casework/mails/use-case-mails';
import { Place } from '../../parts/place';
import { useMember } from '../../session/use-member';
import { DecisionColumn } from '../decision/decision-column';
import { AccountChallenge } from '../proofs/account-challenge';
import { ProofSummary } from '../proofs/proof-summary';
import styles from './case-body.module.css';
import { Duplicates, SaidWarnings } from './duplicates';
import { TitledFacts } from './facts';
import { Identify } from './identify';
import { Notices } from './notices';
import { type Recomputed, type RequestRates, recompute, versionOf } from './recompute';
import { RequestInputs } from './request-inputs';
import { type useCaseRequests, useDuplicates } from './use-case-requests';
import { ValueComparison } from './value-comparison';

/** What the applicant agreed to and declared; an old record holds nothing of it. */
function ConsentFacts({ request: { consent, declaration } }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const given = (isGiven: (consent: Consent) => boolean) => {
    if (!consent) return t('notRecorded');
    return t(isGiven(consent) ? 'requests.detail.yes' : 'requests.detail.no');
  };
  return (
    <TitledFacts
      title={t('requests.detail.consents')}
      rows={[
        { label: t('requests.fields.evaluation'), text: given(() => true) },
        { label: t('requests.fields.bureaus'), text: given(() => true) },
        { label: t('requests.fields.marketing'), text: given(({ marketing }) => marketing) },
        {
          label: t('requests.fields.declaration'),
          text: t(declaration === undefined ? 'notRecorded' : 'requests.detail.yes'),
        },
      ]}
    />
  );
}

/** The applicant: the typed fields, and the reference of the request. */
function RequestFacts({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { applicant, correction } = request;
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);
  const rows = [
    { label: t('requests.fields.cedula'), text: applicant.cedula },
    { label: t('requests.fields.email'), text: <EmailAddress text={applicant.email} /> },
    ...givenFields(applicant).map(({ name, text }) => ({
      label: t(`requests.optional.${name}`),
      text,
    })),
    {
      label: t('requests.detail.userIn', { game: gameName(request.gameId) }),
      text: (
        <>
          {applicant.nickname}
          {request.proven?.name && (
            <> {t('requests.proofs.named', { name: request.proven.name })}</>
          )}
        </>
      ),
    },
    { label: t('requests.fields.reference'), text: reference(request) },
    { label: t('requests.fields.received'), text: moment(request.receivedAt) },
    {
      label: t('requests.detail.language'),
      text: request.language
        ? t(`requests.detail.languages.${request.language}`)
        : t('notRecorded'),
    },
  ];
  const previous = correction && {
    label: t('requests.detail.previousEmail'),
    text: (
      <>
        <EmailAddress text={correction.previous} />
        <small>{t('requests.detail.correctedAt', { date: moment(correction.correctedAt) })}</small>
      </>
    ),
  };
  return <Facts className={styles.requestFacts} rows={previous ? [...rows, previous] : rows} />;
}

/**
 * A request computed again with the rates of its version and with those in force, which it reads;
 * `data` is undefined if the request has no calculator or no recorded answers.
 */
function useRecomputed(request: LoanRequest): {
  readonly remote: Remote<Recomputed | undefined>;
  readonly reload: () => void;
} {
  const { gameId } = request;
  const version = versionOf(request);
  const read = useCallback(
    async (backend: Backend): Promise<RequestRates | undefined> => {
      const calculator = findCalculator(gameId);
      if (!calculator) return undefined;
      const inForce = await backend.ratesInForce(calculator);
      const isInForce = version === inForce.version;
      const sent = isInForce ? inForce : await backend.ratesOfVersion(calculator, version);
      return { sent, inForce };
    },
    [gameId, version],
  );
  const { remote, reload } = useRemote(read);
  if (remote.status !== 'ready') return { remote, reload };
  const data = remote.data && recompute(request, remote.data);
  return { remote: { status: 'ready', data }, reload };
}

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
  /** A counter that every change of the case increases. */
  readonly revision: number;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  const { remote: recomputed, reload } = useRecomputed(request);
  const duplicates = useDuplicates(request, person.found);
  const all = person.found.all;
  const entries = useCaseEntries(
    all.length > 0 ? all.map(({ id }) => id) : [request.id],
    `${revision} ${claim.claim?.author ?? ''}`,
  );
  const mails = useCaseMails(request);
  const known = recomputed.status === 'ready' ? recomputed.data : undefined;

  return (
    <div className={`${layout.columns} ${styles.caseBody}`}>
      <div className={layout.main}>
        <header className={layout.who}>
          <h2 ref={heading} tabIndex={-1}>
            {request.applicant.name}
          </h2>
          <Place className={layout.place} />
          <RequestFacts request={request} />
          <Notices request={request} />
          <Identify request={request} onChanged={onChanged} />
          <Duplicates request={request} person={person} duplicates={duplicates} />
          <SaidWarnings request={request} person={person} />
        </header>
        <ValueComparison request={request} recomputed={recomputed} onRetry={reload} />
        <div>
          <RequestInputs request={request} recomputed={known} />
          {request.answers && <ProofSummary request={request} />}
          <AccountChallenge
            request={request}
            claim={claim}
            entries={entries}
            revision={revision}
            onChanged={onChanged}
          />
          <ConsentFacts request={request} />
        </div>
        <section aria-label={t('requests.cases.log.title')}>
          <CaseLog
            requests={all.length > 0 ? all : [request]}
            entries={entries}
            mails={mails.remote}
          />
          {mayWork && <NoteForm requestId={request.id} claim={claim} onAdded={entries.add} />}
        </section>
      </div>
      <DecisionColumn
        request={request}
        person={all}
        sharing={person.found.sharing}
        repeats={duplicates.chosen}
        claim={claim}
        onChanged={onChanged}
      >
        <CaseMails request={request} remote={mails.remote} reload={mails.reload} />
      </DecisionColumn>
    </div>
  );
}
