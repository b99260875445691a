import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seenOfOwn } from '../../../domain/acts/visitor/asked';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { RESERVED } from '../../../domain/request/reasons';
import {
  canReconsider,
  type ReconsiderationDraft,
  reconsiderUntil,
} from '../../../domain/request/reconsideration';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { ActEnd } from '../../../ui/feedback/act-end';
import type { FollowedRequest } from '../parts/followed-request';
import { LinkSteps } from '../parts/link-steps';
import { ReconsiderForm } from '../parts/reconsider-form';
import { ObjectionOption } from './disagree';
import styles from './reconsider.module.css';
import { type OnDone, useOwnAct } from './use-own-act';

interface Props {
  /** With a code, by which it is asked for. */
  readonly request: FollowedRequest & { readonly code: string };
  /** The same as it is stored. */
  readonly sent: LoanRequest;
  readonly onDone: OnDone;
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
  request: { decidedAt, reason },
  children,
}: {
  readonly request: FollowedRequest;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const doubt = reason === RESERVED ? 'reserved' : 'told';
  const date = decidedAt && formatDate(reconsiderUntil(decidedAt), 'date', language);
  return (
    <ObjectionOption
      before={date && t('status:reconsider.once', { date })}
      title={t('status:reconsider.title')}
      text={`${t(`status:reconsider.doubt.${doubt}`)} ${t('status:reconsider.text')}`}
    >
      <div>{children}</div>
    </ObjectionOption>
  );
}

/** Asks for a new decision in the browser that sent the request. */
export function Reconsider({ request, sent, onDone }: Props) {
  const { t } = useTranslation();
  const words = useVisitorWords();
  const { act, isBusy, isFailed, run } = useOwnAct('reconsider', onDone);
  const send = (draft: ReconsiderationDraft) => void run({ seen: seenOfOwn(sent), ...draft });
  return (
    <ReconsiderWay request={request}>
      <ReconsiderForm code={request.code} reason={request.reason} onSend={send} />
      <p role="status">{isBusy && t('petition:reconsideration.working')}</p>
      {isFailed && <ActEnd kind={act.state.kind}>{words(act)}</ActEnd>}
    </ReconsiderWay>
  );
}

/** Asks with the code alone: a link goes to the recorded address, where the words are written. */
export function ReconsiderElsewhere({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation();
  return (
    <ReconsiderWay request={request}>
      <p className={styles.byMail}>{t('status:reconsider.byMail')}</p>
      <LinkSteps code={request.code} kind="reconsideration">
        {(ask) => (
          <Button onClick={ask}>
            {t('status:reconsider.link')}
            <Icon name="arrow-right" />
          </Button>
        )}
      </LinkSteps>
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
