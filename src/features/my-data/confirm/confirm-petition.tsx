import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import { useBackend } from '../../../data/backend-provider';
import { usePetition } from '../../../data/use-petition';
import type { Petition } from '../../../domain/request/petition';
import type { PetitionLink } from '../../../domain/request/petition-link';
import { referenceOf } from '../../../domain/request/request-code';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/link';
import { type Heading, MyDataFrame } from '../my-data-frame';
import { PetitionSteps } from '../petition/petition-steps';
import type { SharedParts } from '../shared-parts';
import { BrokenLink } from './broken-link';
import styles from './confirm.module.css';

const WAITING = { checkMs: timings.petitionCheckMs, limitMs: timings.petitionLimitMs };

/** Says what the button does, and afterwards the result. */
export function ConfirmPetition({
  link: { code, kind, key },
  petition,
  heading,
  parts,
}: {
  readonly link: PetitionLink;
  /** As it was when the link was opened. */
  readonly petition: Petition;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const loadBackend = useBackend();
  const { progress, confirm, waitAgain } = usePetition(code, kind, WAITING);
  const press = () => void confirm(key);
  const frame = { heading, parts };
  const shown = progress.status === 'answered' ? progress.petition : petition;
  const isOver = shown.state === 'done' || shown.state === 'closed';
  const isRefused = progress.status === 'failed' && progress.code === 'denied';
  const isAnswered = progress.status === 'answered';

  const forget = useEffectEvent(async () => {
    if (kind !== 'erasure' || !parts.isOwnCode(code)) return;
    parts.clear();
    // Its request is gone; a session that goes on shows nothing.
    await (await loadBackend()).endVisitorSession().catch(() => {});
  });
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (isAnswered || isRefused) heading.current?.focus();
    if (isAnswered) void forget();
  }, [isAnswered, isRefused, heading]);

  if (isRefused) return <BrokenLink typed={code} {...frame} />;
  const words = { reference: referenceOf(code) };
  if (isOver) {
    const how = shown.state === 'done' ? 'done' : 'closed';
    const date = formatDate(shown.doneAt ?? shown.askedAt, 'fullMoment', language);
    return (
      <MyDataFrame
        {...frame}
        title={t(`petition:confirm.${kind}.${how}Title`)}
        text={t(`petition:confirm.${kind}.${how}Text`, { ...words, date })}
      >
        <div className={styles.columns}>
          <Illustration name="all-done" className={styles.art} />
          {kind === 'withdrawal' ? (
            <Link className={buttonClass()} to={`${paths.requestStatus}#${code}`}>
              {t('petition:confirm.see')}
            </Link>
          ) : (
            <Link className={buttonClass()} to={paths.home}>
              {t('petition:confirm.home')}
            </Link>
          )}
        </div>
      </MyDataFrame>
    );
  }
  return (
    <MyDataFrame
      {...frame}
      title={t(`petition:confirm.${kind}.title`)}
      text={t(`petition:confirm.${kind}.text`, words)}
    >
      <div className={styles.press}>
        <PetitionSteps kind={kind} progress={progress} onAsk={press} onWait={waitAgain}>
          <Button onClick={press}>
            {t(`petition:${kind}.action`)}
            <Icon name="arrow-right" />
          </Button>
        </PetitionSteps>
      </div>
    </MyDataFrame>
  );
}
