import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import { readCode } from '../../../domain/fields/identifiers/code';
import { unsubscribe } from '../../../i18n/es/own-data/unsubscribe';
import { failures } from '../../../i18n/es/site/failures';
import { formatDate } from '../../../i18n/format';
import { useLanguage, usePageCopy } from '../../../i18n/use-language';
import { Illustration, type IllustrationName } from '../../../ui/art/illustration';
import { Button, ButtonLink, buttonClass } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { Link } from '../../../ui/link';
import { NoBreak } from '../../../ui/no-break';
import { useFragment } from '../../../ui/use-fragment';
import type { Heading } from '../request/request-frame';
import { usePetition } from '../request/use-petition';
import styles from './unsubscribe-page.module.css';

/** Whether the subscription of a code has ended already, one button, and then the result. */
function Unsubscribe({ code, heading }: { readonly code: string; readonly heading: Heading }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const read = useCallback((backend: Backend) => backend.findPetition(code, 'unsubscribe'), [code]);
  const { remote, reload } = useRemote(read);
  const { progress, make, waitAgain } = usePetition(code, 'unsubscribe');
  const { status } = progress;
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (status !== 'none' && status !== 'failed') heading.current?.focus();
  }, [status, heading]);
  const ask = () => void make(language);

  if (status === 'none' && remote.status === 'loading')
    return (
      <UnsubscribeFrame
        heading={heading}
        picture="empty-tray"
        title={t('unsubscribe:loadingTitle')}
        text={t('unsubscribe:loading')}
      />
    );
  if (status === 'none' && remote.status === 'failed')
    return (
      <UnsubscribeFrame
        heading={heading}
        picture="no-signal"
        title={t('unsubscribe:failedTitle')}
        text=""
      >
        <Note tone="error">{t(`failures:${remote.code}`)}</Note>
        <Button onClick={reload}>{t('unsubscribe:retry')}</Button>
      </UnsubscribeFrame>
    );
  const earlier = remote.status === 'ready' ? remote.data : undefined;
  const petition = status === 'answered' ? progress.petition : earlier;
  if (petition?.state === 'done')
    return (
      <UnsubscribeFrame
        heading={heading}
        picture="all-done"
        title={t('unsubscribe:doneTitle')}
        text={t('unsubscribe:doneText', {
          date: formatDate(petition.doneAt ?? petition.askedAt, 'longDate', language),
        })}
      >
        <Link className={buttonClass()} to={paths.home}>
          {t('unsubscribe:home')}
        </Link>
      </UnsubscribeFrame>
    );
  if (status === 'failed' && progress.code === 'denied') return <BadLink heading={heading} />;
  return (
    <UnsubscribeFrame
      heading={heading}
      picture="empty-tray"
      title={t('unsubscribe:title')}
      text={t('unsubscribe:text')}
    >
      {status === 'failed' && <Note tone="error">{t(`failures:${progress.code}`)}</Note>}
      {(status === 'none' || status === 'failed') && (
        <Button onClick={ask}>{t('unsubscribe:action')}</Button>
      )}
      {(status === 'sending' || status === 'working') && (
        <Note tone="info">{t('unsubscribe:working')}</Note>
      )}
      {status === 'later' && (
        <>
          <Note tone="warning">{t('unsubscribe:later')}</Note>
          <Button look="line" onClick={waitAgain}>
            {t('unsubscribe:check')}
          </Button>
        </>
      )}
    </UnsubscribeFrame>
  );
}

/** An address without a code, or with one that no subscription has. */
function BadLink({ heading }: { readonly heading: Heading }) {
  const { t } = useTranslation();
  return (
    <UnsubscribeFrame
      heading={heading}
      picture="torn-receipt"
      title={t('unsubscribe:badTitle')}
      text={t('unsubscribe:badText')}
    >
      <ButtonLink look="line" href={brand.phoneHref}>
        {t('unsubscribe:call')}
      </ButtonLink>
    </UnsubscribeFrame>
  );
}

/** The page in every state: its heading, text, picture and buttons. */
function UnsubscribeFrame({
  heading,
  picture,
  title,
  text,
  children,
}: {
  readonly heading: Heading;
  readonly picture: IllustrationName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.unsubscribe}`}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
          {title}
        </h1>
        {/* One element for every state, so that screen readers announce each change. */}
        <p className="lead" role="status">
          <NoBreak>{text}</NoBreak>
        </p>
        <div className={styles.press}>{children}</div>
      </div>
      <Illustration name={picture} className={styles.art} />
    </div>
  );
}

/** Ends the subscription whose code is in the address, after one press. */
export default function UnsubscribePage() {
  usePageCopy({ failures, unsubscribe });
  const fragment = useFragment();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(fragment);
  useEffect(() => {
    if (before.current === fragment) return;
    before.current = fragment;
    heading.current?.focus();
  }, [fragment]);
  const code = readCode(fragment);
  return code === undefined ? (
    <BadLink heading={heading} />
  ) : (
    <Unsubscribe key={code} code={code} heading={heading} />
  );
}
