import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { canReconsider, reconsiderUntil } from '../../../domain/request/reconsideration';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import type { FollowedRequest } from '../request/followed-request';
import { PetitionSteps } from '../request/petition-steps';
import { usePetition } from '../request/use-petition';
import { Way } from './disagree';
import styles from './reconsider.module.css';
import { ReconsiderForm } from './reconsider-form';

interface Props {
  /** With a code, by which it is asked for. */
  readonly request: FollowedRequest & { readonly code: string };
  /** The request went back to the queue. */
  readonly onDone: () => void;
}

/** Whether this request can be reconsidered at a moment. */
export function isReconsiderable(
  request: FollowedRequest,
  now: Date,
): request is FollowedRequest & { readonly code: string } {
  return request.code !== undefined && canReconsider(request, now);
}

/** Once, until when, and who looks. */
function ReconsiderWay({
  request: { decidedAt },
  children,
}: {
  readonly request: FollowedRequest;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = decidedAt && formatDate(reconsiderUntil(decidedAt), 'date', language);
  return (
    <Way
      before={date && t('status:reconsider.once', { date })}
      title={t('status:reconsider.title')}
      text={t('status:reconsider.text')}
    >
      <div>{children}</div>
    </Way>
  );
}

/** Asks for a new decision in the browser that sent the request. */
export function Reconsider({ request, onDone }: Props) {
  const { language } = useLanguage();
  const { progress, make, waitAgain } = usePetition(request.code, 'reconsideration');
  const isAnswered = progress.status === 'answered';
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isAnswered) done();
  }, [isAnswered]);
  return (
    <ReconsiderWay request={request}>
      <PetitionSteps
        kind="reconsideration"
        progress={progress}
        onAsk={() => {}}
        onWait={waitAgain}
        keepsChildren
      >
        <ReconsiderForm reason={request.reason} onSend={(draft) => void make(language, draft)} />
      </PetitionSteps>
    </ReconsiderWay>
  );
}

/** Asks with the code alone: a link goes to the recorded address, where the words are written. */
export function ReconsiderElsewhere({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { progress, make, waitAgain } = usePetition(request.code, 'reconsideration');
  const ask = () => void make(language);
  return (
    <ReconsiderWay request={request}>
      <p className={styles.byMail}>{t('status:reconsider.byMail')}</p>
      <PetitionSteps
        kind="reconsideration"
        progress={progress}
        onAsk={ask}
        onWait={waitAgain}
        byMail
      >
        <Button onClick={ask}>
          {t('status:reconsider.link')}
          <Icon name="arrow-right" />
        </Button>
      </PetitionSteps>
    </ReconsiderWay>
  );
}

/** What the visitor wrote when asking for a new decision. */
export function Reconsidered({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.wrote}>
      <b>{t('status:reconsider.wrote')}</b>
      {words}
    </p>
  );
}
