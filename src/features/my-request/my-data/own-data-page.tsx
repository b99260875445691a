import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retentionDays } from '../../../config/retention';
import type { Backend } from '../../../data/backend';
import { useSession } from '../../../data/backend-provider';
import type { Remote } from '../../../data/remote';
import { useRemote } from '../../../data/use-remote';
import type { Complaint } from '../../../domain/complaint/complaint';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { retentionText } from '../../../i18n/retention-words';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import { download } from '../../../ui/data/download';
import { Facts } from '../../../ui/data/facts';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { clearBrowser } from '../parts/clear-browser';
import { CodeForm } from '../parts/code-form';
import { type Heading, RequestFailure, RequestFrame } from '../parts/request-frame';
import { isOf, readOwnRequest } from '../parts/use-own-request';
import { CodeData } from './code-data';
import { Consents } from './consents';
import { dataFile, dataFileName } from './data-file';
import { EraseData, Erased } from './erase-data';
import styles from './own-data-page.module.css';
import { StoredComplaints, StoredData } from './stored-data';

/** For a request that was sent from another device: asks for its code. */
function Elsewhere() {
  const { t } = useTranslation();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asking) form.current?.querySelector('input')?.focus();
  }, [asking]);
  return (
    <section className={`no-print ${styles.box} ${styles.elsewhere}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-l">
        {t('myData:elsewhere.title')}
      </h2>
      <p>{t('myData:elsewhere.text')}</p>
      {asking ? (
        <div ref={form}>
          <CodeForm />
        </div>
      ) : (
        <Button look="line" onClick={() => setAsking(true)}>
          {t('myData:elsewhere.action')}
          <Icon name="arrow-right" />
        </Button>
      )}
    </section>
  );
}

const KINDS = ['declined', 'withdrawn', 'unanswered', 'lapsed', 'approved', 'mails'] as const;

/** How long the bank keeps a request and its mails. */
function Retention() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.retention} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-l">
        {t('retention:title')}
      </h2>
      <Facts
        rows={KINDS.map((kind) => ({
          label: t(`retention:kinds.${kind}`),
          text: retentionText(retentionDays[kind], t),
        }))}
      />
      <p>{t('retention:counted')}</p>
    </section>
  );
}

/** What the bank keeps of this browser's visitor. */
interface Kept {
  readonly request: LoanRequest | undefined;
  readonly complaints: readonly Complaint[];
}

/** All that is kept as a file, or on paper. */
function TakeAway({ request, complaints }: Kept) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={`no-print ${styles.box} ${styles.takeAway}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-l">
        {t('myData:take.title')}
      </h2>
      <p>{t('myData:take.text')}</p>
      <Button onClick={() => download(dataFileName(request), dataFile(request, complaints))}>
        {t('myData:take.action')}
        <Icon name="arrow-up" className={styles.down} />
      </Button>
      <TextButton onClick={() => window.print()}>{t('myData:take.print')}</TextButton>
    </section>
  );
}

/** All stored data of a request, and the sender's actions. */
function OwnDataView({
  request,
  complaints,
  onChange,
  onReload,
  onErased,
}: {
  readonly request: LoanRequest;
  readonly complaints: readonly Complaint[];
  readonly onChange: (request: LoanRequest) => void;
  readonly onReload: () => void;
  readonly onErased: (signedOut: boolean) => void;
}) {
  return (
    <>
      <div className={`fold-wide ${styles.columns}`}>
        <StoredData request={request} complaints={complaints} />
        <div className={styles.side}>
          <TakeAway request={request} complaints={complaints} />
          <Elsewhere />
          <Retention />
        </div>
      </div>
      <Consents request={request} onChange={onChange} onReload={onReload} />
      <EraseData request={request} onErased={onErased} onReload={onReload} />
    </>
  );
}

const NOTHING: Kept = { request: undefined, complaints: [] };

const readKept = async (backend: Backend): Promise<Kept> => {
  const [request, complaints] = await Promise.all([
    readOwnRequest(backend),
    backend.ownComplaints(),
  ]);
  return { request, complaints };
};

/**
 * Reads what the bank keeps of this session's request and complaints. The request is undefined if
 * it sent none; there is nothing once the session has ended, which may happen in another tab.
 */
function useOwnData(): {
  readonly own: Remote<Kept>;
  readonly reload: () => void;
  /** Shows the request as it was written on this page. */
  readonly change: (request: LoanRequest) => void;
} {
  const session = useSession();
  const { remote, reload } = useRemote(readKept);
  const [written, setWritten] = useState<LoanRequest>();
  const [lastRead, setLastRead] = useState(remote);
  if (lastRead !== remote) {
    setLastRead(remote);
    setWritten(undefined);
  }
  return { own: toOwn(), reload, change: setWritten };

  function toOwn(): Remote<Kept> {
    if (remote.status !== 'ready') return remote;
    const { complaints } = remote.data;
    const request = written ?? remote.data.request;
    if (!request) return { status: 'ready', data: { request, complaints } };
    const kept = isOf(session, request) ? { request, complaints } : NOTHING;
    return { status: 'ready', data: kept };
  }
}

/**
 * The bank's data of this browser's own request. `code`: the one in the address; if it belongs to
 * another request, only that request's state is shown.
 */
export function OwnDataPage({
  code,
  heading,
}: {
  readonly code: string | undefined;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  const { own, reload, change } = useOwnData();
  const [erased, setErased] = useState<{ readonly signedOut: boolean }>();
  const { request, complaints } = own.status === 'ready' ? own.data : NOTHING;
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (erased) heading.current?.focus();
  }, [erased, heading]);

  function onErased(signedOut: boolean) {
    clearBrowser();
    setErased({ signedOut });
  }

  if (erased) return <Erased {...erased} heading={heading} />;
  if (own.status === 'ready' && code !== undefined && request?.code !== code)
    return <CodeData typed={code} heading={heading} />;
  if (own.status === 'loading')
    return (
      <RequestFrame heading={heading} title={t('myData:title')} text={t('myData:loading')} quiet>
        <Skeleton className={styles.skeleton} />
      </RequestFrame>
    );
  if (own.status === 'failed')
    return (
      <RequestFrame heading={heading} title={t('myData:failedTitle')} text="">
        <RequestFailure code={own.code} onRetry={reload} />
      </RequestFrame>
    );
  if (!request && complaints.length > 0)
    return (
      <RequestFrame heading={heading} title={t('myData:title')} text={t('myData:complaints.only')}>
        <div className={`fold-wide ${styles.columns}`}>
          <StoredComplaints complaints={complaints} />
          <div className={styles.side}>
            <TakeAway request={undefined} complaints={complaints} />
            <Elsewhere />
          </div>
        </div>
      </RequestFrame>
    );
  if (!request)
    return (
      <RequestFrame heading={heading} title={t('myData:noneTitle')} text={t('myData:noneText')}>
        <div className={`row gap-32 gap-x-48 ${styles.none}`}>
          <Illustration name="empty-tray" className={styles.art} />
          <CodeForm />
        </div>
      </RequestFrame>
    );
  return (
    <RequestFrame heading={heading} title={t('myData:title')} text={t('myData:text')}>
      <OwnDataView
        request={request}
        complaints={complaints}
        onChange={change}
        onReload={reload}
        onErased={onErased}
      />
    </RequestFrame>
  );
}
