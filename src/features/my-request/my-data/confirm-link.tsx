import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetTyped } from '../../../browser/typed';
import { paths } from '../../../config/paths';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { useSaid } from '../../../data/react/use-act';
import { useRemote } from '../../../data/use-remote';
import type { Answer } from '../../../domain/acts/described';
import { readCode } from '../../../domain/fields/identifiers/code';
import { canGiveBack } from '../../../domain/request/approval';
import { type Erasing, erasingOf } from '../../../domain/request/erasing';
import type { PetitionLink } from '../../../domain/request/petition-link';
import type { ReconsiderationDraft } from '../../../domain/request/reconsideration';
import { referenceOf } from '../../../domain/request/request-code';
import type { Tracking } from '../../../domain/request/tracking';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { Note } from '../../../ui/feedback/note';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { clearBrowser } from '../parts/clear-browser';
import { CodeForm } from '../parts/code-form';
import { isOwnCode } from '../parts/own-code';
import { PetitionSteps } from '../parts/petition-steps';
import { ReconsiderForm } from '../parts/reconsider-form';
import { type Heading, RequestFailure, RequestFrame } from '../parts/request-frame';
import { loanUntil, useErasingLine, useKeptLine } from '../parts/use-erasing-line';
import styles from './confirm-link.module.css';

/** A mailed link that confirms nothing, and where to ask for another one. */
export function BrokenLink({
  typed,
  heading,
}: {
  /** The text in the address. */
  readonly typed: string;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  const [start = ''] = typed.split('.');
  return (
    <RequestFrame
      heading={heading}
      title={t('petition:confirm.badTitle')}
      text={t('petition:confirm.badText')}
    >
      <div className={`row gap-32 gap-x-48 ${styles.columns}`}>
        <Illustration name="torn-receipt" className={styles.art} />
        <CodeForm typed={readCode(start) ?? start} />
      </div>
    </RequestFrame>
  );
}

/** Stands for a request that is gone: its link finds nothing more to erase. */
const NOTHING_LEFT = { status: 'withdrawn' } as const;

const NAMES = {
  withdrawal: 'withdrawByLink',
  erasure: 'eraseByLink',
  reconsideration: 'reconsiderByLink',
} as const;

/** Says what a link confirms; one to reconsider needs the visitor's words. */
function sayLink(
  backend: Backend,
  { code, kind, key }: PetitionLink,
  draft: ReconsiderationDraft | undefined,
  isGivenBack: boolean,
  erasing: Erasing,
): Promise<Answer<'changed' | 'conflict' | 'denied' | 'invalid', unknown>> {
  if (kind === 'erasure') return backend.act(NAMES[kind], { code, key, seen: erasing });
  if (kind === 'withdrawal') {
    const what = isGivenBack ? 'approval' : 'request';
    return backend.act(NAMES[kind], { code, key, what });
  }
  const { point, words } = draft ?? { point: 'reason', words: '' };
  return backend.act(NAMES[kind], { code, key, point, words });
}

/** Says what the button does, and afterwards the result. */
function ConfirmPetition({
  link,
  tracking,
  heading,
  onReload,
}: Props & {
  /** What the code shows of the request: why it was declined, or that an approval is given back. */
  readonly tracking: Tracking | undefined;
  /** Reads the request again: what the link does has changed. */
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const { code, kind } = link;
  const isGivenBack = kind === 'withdrawal' && tracking !== undefined && canGiveBack(tracking);
  const erasing = erasingOf(tracking ?? NOTHING_LEFT);
  const isLoan = kind === 'erasure' && erasing === 'loan';
  const called = isGivenBack ? 'giveBack' : isLoan ? 'lighter' : kind;
  const line = useErasingLine(tracking ?? NOTHING_LEFT, tracking && loanUntil(tracking));
  const kept = useKeptLine();
  const words = useVisitorWords();
  const act = useSaid(NAMES[kind], (backend, draft: ReconsiderationDraft | undefined) =>
    sayLink(backend, link, draft, isGivenBack, erasing),
  );
  const { state } = act;
  const isClosed = 'why' in state && state.why === 'conflict';
  const isAnswered = state.kind === 'done' || isClosed;
  const isChanged = 'why' in state && state.why === 'changed';
  const isRefused =
    !isClosed && !isChanged && ('why' in state || ('code' in state && state.code === 'denied'));

  const forget = useEffectEvent(async () => {
    if (kind === 'reconsideration') forgetTyped('reconsider');
    if (kind !== 'erasure' || isLoan || !isOwnCode(code)) return;
    clearBrowser();
    // The session's request is gone, so a session that cannot be ended shows nothing.
    await (await loadBackend()).endVisitorSession().catch(() => {});
  });
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (isAnswered || isRefused) heading.current?.focus();
    if (isAnswered) void forget();
  }, [isAnswered, isRefused, heading]);

  if (isRefused) return <BrokenLink typed={code} heading={heading} />;
  if (kind === 'erasure' && erasing === 'loose-payment')
    return (
      <RequestFrame
        heading={heading}
        title={t('petition:erasure.name')}
        text={`${line} ${t('shell:footer.call')}.`}
      >
        <Link className={buttonClass()} to={`${paths.requestStatus}#${code}`}>
          {t('petition:confirm.see')}
        </Link>
      </RequestFrame>
    );
  const which = { reference: referenceOf(code) };
  if (isAnswered) {
    const how = isClosed ? 'closed' : 'done';
    return (
      <RequestFrame
        heading={heading}
        title={t(`petition:confirm.${called}.${how}Title`)}
        text={t(`petition:confirm.${called}.${how}Text`, which)}
      >
        <div className={`row gap-32 gap-x-48 ${styles.columns}`}>
          <Illustration name="all-done" className={styles.art} />
          {called !== 'erasure' ? (
            <Link className={buttonClass()} to={`${paths.requestStatus}#${code}`}>
              {t('petition:confirm.see')}
            </Link>
          ) : (
            <Link className={buttonClass()} to={paths.home}>
              {t('shell:home')}
            </Link>
          )}
        </div>
      </RequestFrame>
    );
  }
  return (
    <RequestFrame
      heading={heading}
      title={t(`petition:confirm.${called}.title`)}
      text={[
        t(`petition:confirm.${called}.text`, which),
        ...(called === 'erasure' ? [kept] : []),
        ...(kind === 'erasure' ? [line] : []),
      ].join(' ')}
    >
      <div className={`no-print ${styles.press}`}>
        <PetitionSteps
          kind={state.kind}
          working={t(`petition:${called}.working`)}
          failure={words(act)}
          keepsChildren={kind === 'reconsideration'}
          answer={
            isChanged && (
              <>
                <Note tone="warning">{t('myData:erase.changed')}</Note>
                <Button look="line" onClick={onReload}>
                  {t('myData:erase.reload')}
                </Button>
              </>
            )
          }
        >
          {called === 'reconsideration' ? (
            <ReconsiderForm
              code={code}
              reason={tracking?.reason}
              onSend={(draft) => void act.run(draft)}
            />
          ) : (
            <Button onClick={() => void act.run(undefined)}>
              {t(`petition:${called}.action`)}
              <Icon name="arrow-right" />
            </Button>
          )}
        </PetitionSteps>
      </div>
    </RequestFrame>
  );
}

interface Props {
  readonly link: PetitionLink;
  readonly heading: Heading;
}

/** The mailed link: reads the request, from whose state its words follow, and asks for one press. */
export function ConfirmLink({ link, heading }: Props) {
  const { t } = useTranslation();
  const { code } = link;
  const read = useCallback((backend: Backend) => backend.trackRequest(code), [code]);
  const { remote, reload } = useRemote(read);
  if (remote.status === 'loading')
    return (
      <RequestFrame
        heading={heading}
        title={t('petition:confirm.loadingTitle')}
        text={t('petition:confirm.loading')}
        quiet
      >
        <Skeleton className={styles.skeleton} />
      </RequestFrame>
    );
  if (remote.status === 'failed')
    return (
      <RequestFrame heading={heading} title={t('petition:confirm.failedTitle')} text="">
        <RequestFailure code={remote.code} onRetry={reload} />
      </RequestFrame>
    );
  return <ConfirmPetition link={link} tracking={remote.data} heading={heading} onReload={reload} />;
}
