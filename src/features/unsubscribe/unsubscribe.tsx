import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import { timings } from '../../config/timings';
import type { Backend } from '../../data/backend';
import { usePetition } from '../../data/use-petition';
import { useRemote } from '../../data/use-remote';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button, buttonClass } from '../../ui/button/button';
import { Note } from '../../ui/feedback/note';
import { Link } from '../../ui/link';
import { BadLink } from './bad-link';
import { type Heading, UnsubscribeFrame } from './unsubscribe-frame';

const WAITING = { checkMs: timings.petitionCheckMs, limitMs: timings.petitionLimitMs };

/** Whether the subscription of a code has ended already, one button, and then the result. */
export function Unsubscribe({
  code,
  heading,
}: {
  readonly code: string;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const read = useCallback((backend: Backend) => backend.findPetition(code, 'unsubscribe'), [code]);
  const { remote, reload } = useRemote(read);
  const { progress, make, waitAgain } = usePetition(code, 'unsubscribe', WAITING);
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
