import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { useRemote } from '../../../data/use-remote';
import { readCode } from '../../../domain/fields/identifiers/code';
import type { Petition } from '../../../domain/request/petition';
import type { PetitionLink } from '../../../domain/request/petition-link';
import type { DeclineReason } from '../../../domain/request/reasons';
import { referenceOf } from '../../../domain/request/request-code';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button, buttonClass } from '../../../ui/button/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Link } from '../../../ui/link';
import { ReconsiderForm } from '../actions/reconsider-form';
import { CodeForm } from '../code/code-form';
import { isOwnCode } from '../request/own-code';
import { PetitionSteps } from '../request/petition-steps';
import { type Heading, RequestFailure, RequestFrame } from '../request/request-frame';
import { usePetition } from '../request/use-petition';
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
      <div className={styles.columns}>
        <Illustration name="torn-receipt" className={styles.art} />
        <CodeForm typed={readCode(start) ?? start} />
      </div>
    </RequestFrame>
  );
}

/** Says what the button does, and afterwards the result. */
function ConfirmPetition({
  link: { code, kind, key },
  petition,
  reason,
  heading,
  onForget,
}: {
  readonly link: PetitionLink;
  /** As it was when the link was opened. */
  readonly petition: Petition;
  /** Why the request was declined, for a petition to reconsider it. */
  readonly reason: DeclineReason | undefined;
  readonly heading: Heading;
  /** Clears what the browser keeps of its visitor. */
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const loadBackend = useBackend();
  const { progress, confirm, waitAgain } = usePetition(code, kind);
  const press = () => void confirm(key);
  const shown = progress.status === 'answered' ? progress.petition : petition;
  const isOver = shown.state === 'done' || shown.state === 'closed';
  const isRefused = progress.status === 'failed' && progress.code === 'denied';
  const isAnswered = progress.status === 'answered';

  const forget = useEffectEvent(async () => {
    if (kind !== 'erasure' || !isOwnCode(code)) return;
    onForget();
    // The session's request is gone, so a session that cannot be ended shows nothing.
    await (await loadBackend()).endVisitorSession().catch(() => {});
  });
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (isAnswered || isRefused) heading.current?.focus();
    if (isAnswered) void forget();
  }, [isAnswered, isRefused, heading]);

  if (isRefused) return <BrokenLink typed={code} heading={heading} />;
  const words = { reference: referenceOf(code) };
  if (isOver) {
    const how = shown.state === 'done' ? 'done' : 'closed';
    const date = formatTime(shown.doneAt ?? shown.askedAt, 'fullMoment', language);
    return (
      <RequestFrame
        heading={heading}
        title={t(`petition:confirm.${kind}.${how}Title`)}
        text={t(`petition:confirm.${kind}.${how}Text`, { ...words, date })}
      >
        <div className={styles.columns}>
          <Illustration name="all-done" className={styles.art} />
          {kind !== 'erasure' ? (
            <Link className={buttonClass()} to={`${paths.requestStatus}#${code}`}>
              {t('petition:confirm.see')}
            </Link>
          ) : (
            <Link className={buttonClass()} to={paths.home}>
              {t('petition:confirm.home')}
            </Link>
          )}
        </div>
      </RequestFrame>
    );
  }
  return (
    <RequestFrame
      heading={heading}
      title={t(`petition:confirm.${kind}.title`)}
      text={t(`petition:confirm.${kind}.text`, words)}
    >
      <div className={styles.press}>
        <PetitionSteps
          kind={kind}
          progress={progress}
          onAsk={press}
          onWait={waitAgain}
          keepsChildren={kind === 'reconsideration'}
        >
          {kind === 'reconsideration' ? (
            <ReconsiderForm reason={reason} onSend={(draft) => void confirm(key, draft)} />
          ) : (
            <Button onClick={press}>
              {t(`petition:${kind}.action`)}
              <Icon name="arrow-right" />
            </Button>
          )}
        </PetitionSteps>
      </div>
    </RequestFrame>
  );
}

/** The mailed link: reads whether it still confirms something, and then asks for one press. */
export function ConfirmLink({
  link,
  heading,
  onForget,
}: {
  readonly link: PetitionLink;
  readonly heading: Heading;
  /** Clears what the browser keeps of its visitor. */
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  const { code, kind } = link;
  const read = useCallback(
    async (backend: Backend) => ({
      petition: await backend.findPetition(code, kind),
      // Only a petition to reconsider needs the reason.
      reason: kind === 'reconsideration' ? (await backend.trackRequest(code))?.reason : undefined,
    }),
    [code, kind],
  );
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
  const { petition, reason } = remote.data;
  if (!petition || petition.state === 'asked') return <BrokenLink typed={code} heading={heading} />;
  return (
    <ConfirmPetition
      link={link}
      petition={petition}
      reason={reason}
      heading={heading}
      onForget={onForget}
    />
  );
}
