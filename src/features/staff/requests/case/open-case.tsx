import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../../data/staff/lists';
import { caseObstacle } from '../../../../domain/acts/case';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { gameName } from '../../../../games/list';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Emblem } from '../../../../ui/art/emblem';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { focusIfLost } from '../../../../ui/feedback/focus-if-lost';
import { isCovered } from '../../../../ui/feedback/layer';
import { Note } from '../../../../ui/feedback/note';
import { usePageTitle } from '../../../../ui/page/page-title';
import layout from '../../casework/case-frame.module.css';
import { ClaimBar } from '../../casework/claims/claim-bar';
import { useCaseClaim } from '../../casework/claims/use-case-claim';
import { useStaffRefresh } from '../../casework/use-staff-refresh';
import { Failure } from '../../parts/failure';
import { useMember } from '../../session/use-member';
import { CaseBody } from './case-body';
import styles from './open-case.module.css';
import { useCaseRequests } from './use-case-requests';
import { CASE_FRAME, useFollowedCase } from './use-followed-case';
import { useOpening } from './use-opening';

/** The open case beside the list. The button and Escape close it. */
function CaseFrame({
  onClose,
  tabs,
  bar,
  children,
}: {
  readonly onClose: () => void;
  readonly tabs: ReactNode;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  return (
    <section
      id={CASE_FRAME}
      tabIndex={-1}
      className={layout.frame}
      aria-label={t('requests.detail.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isCovered()) onClose();
      }}
    >
      <div className={styles.top}>
        <div className={`${layout.back} ${styles.back}`}>
          <Button look="line" onClick={onClose}>
            <span>{t('requests.detail.back')}</span>
            <Icon name="close" />
          </Button>
        </div>
        {tabs}
      </div>
      {bar}
      {children}
    </section>
  );
}

/** The requests of one person as tabs of a folder, oldest first; the open one is in sight. */
function CaseTabs({
  requests,
  selected,
  onSelect,
}: {
  readonly requests: readonly LoanRequest[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab is open moves the row
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which moves the page too.
    if (row.current && open) row.current.scrollLeft = open.offsetLeft;
  }, [selected, requests.length]);
  if (requests.length === 0) return <span />;
  return (
    <div className={styles.caseTabs}>
      <nav ref={row} aria-label={t('requests.cases.tabs')}>
        {requests.map((request) => (
          <button
            key={request.id}
            type="button"
            aria-current={request.id === selected ? 'true' : undefined}
            onClick={() => onSelect(request.id)}
          >
            <Emblem id={request.gameId} />
            <b>
              {gameName(request.gameId)}
              <span className="number">
                {reference(request).slice(0, 7)},{' '}
                {formatDate(request.receivedAt, 'dayMonth', language)}
              </span>
            </b>
          </button>
        ))}
      </nav>
      {requests.length > 1 && (
        <p className="number">{t('requests.cases.count', { count: requests.length })}</p>
      )}
    </div>
  );
}

/** The request in the address and the others of the same person, as one case. */
export function OpenCase({
  id,
  row,
  changed,
  takes,
  onSelect,
  onNext,
  noneLeft,
  onClose,
  onChanged,
}: {
  readonly id: string;
  readonly row: Listed<LoanRequest> | undefined;
  /** Requests that others just changed. */
  readonly changed: readonly Listed<LoanRequest>[];
  /** Whether opening a free case takes it. */
  readonly takes: boolean;
  readonly onSelect: (id: string) => void;
  readonly onNext: () => void;
  readonly noneLeft: boolean;
  readonly onClose: () => void;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const { opening, reload } = useOpening(id, row);
  const opened = opening.status === 'ready' ? opening.data : undefined;
  const readable = opened && !isUnreadable(opened) ? opened : undefined;
  // The person's requests are read while the audit records the opening, and shown after it.
  const listed = row?.id === id && !isUnreadable(row) ? row : undefined;
  const person = useCaseRequests(readable ?? listed);
  const all = readable ? person.found.all : [];
  const request = readable && (all.find((one) => one.id === id) ?? readable);
  const isKnown = person.remote.status !== 'loading' && all.length > 0;
  const openIds = isKnown ? all.filter(({ status }) => isOpen(status)).map((one) => one.id) : [];
  const barred = all.find((one) => isOpen(one.status) && caseObstacle(one, member) === 'took-part');
  const claim = useCaseClaim(useLast(openIds, isKnown), takes && !barred);
  usePageTitle(
    useKnown(request && t('requests.detail.pageTitle', { reference: reference(request) })),
  );
  const isReading = request === undefined;
  useLayoutEffect(() => {
    // The case before went, with the button that was pressed.
    if (isReading) focusIfLost(document.getElementById(CASE_FRAME));
  }, [isReading]);
  const [revision, setRevision] = useState(0);
  const refresh = useStaffRefresh();

  const heard = useFollowedCase(changed, all, (fresh) => {
    person.replace(fresh);
    setRevision((count) => count + 1);
  });

  function change(fresh: LoanRequest) {
    person.replace(fresh);
    onChanged(fresh);
    setRevision((count) => count + 1);
  }

  async function take(reason?: string) {
    const isTaken = await claim.take(reason);
    // The previous holder may have proposed, asked or decided.
    if (isTaken) for (const fresh of await refresh(openIds)) change(fresh);
    return isTaken;
  }

  const content = () => {
    if (opening.status === 'failed') return <Failure code={opening.code} onRetry={reload} />;
    if (opening.status === 'loading') return <p>{t('loading')}</p>;
    if (opened === undefined) return <Note tone="warning">{t('requests.detail.missing')}</Note>;
    return <Note tone="error">{t('requests.unreadable', { reference: reference({ id }) })}</Note>;
  };

  return (
    <CaseFrame
      onClose={onClose}
      tabs={<CaseTabs requests={all} selected={id} onSelect={onSelect} />}
      bar={
        request && (
          <ClaimBar
            claim={claim}
            isOpen={!barred && (openIds.length > 0 || isOpen(request.status))}
            barred={barred}
            noneLeft={noneLeft}
            onTake={take}
            onNext={onNext}
          />
        )
      }
    >
      <p className="visually-hidden" role="status">
        {heard}
      </p>
      {request ? (
        <CaseBody
          key={id}
          request={request}
          person={person}
          claim={claim}
          revision={revision}
          onChanged={change}
        />
      ) : (
        <div className={layout.notice}>{content()}</div>
      )}
    </CaseFrame>
  );
}

/** What was known last, while the next case is read. */
function useKnown(title: string | undefined): string | undefined {
  const [known, setKnown] = useState(title);
  if (title !== undefined && title !== known) setKnown(title);
  return title ?? known;
}

/** The last known ids; those of a newly opened case are not known at once. */
function useLast(ids: readonly string[], isKnown: boolean): readonly string[] {
  const [last, setLast] = useState(ids);
  useEffect(() => {
    if (isKnown && ids.join() !== last.join()) setLast(ids);
  });
  return last;
}
