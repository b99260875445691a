import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../../config/paths';
import { useEndSession } from '../../../data/use-end-session';
import { RESERVED } from '../../../domain/request/reasons';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { NoBreak } from '../../../ui/data/no-break';
import { Note } from '../../../ui/feedback/note';
import type { FollowedRequest } from '../parts/followed-request';
import { againDays } from '../tracker/declined-outcome';
import styles from './ask-again.module.css';

/** Says whether asking again makes sense yet; undefined without a decision and its reason. */
function useSense({ reason, decidedAt }: FollowedRequest, now: Date): string | undefined {
  const { t } = useTranslation();
  if (!reason || !decidedAt) return undefined;
  if (reason === RESERVED) return undefined;
  const waits = againDays(reason, decidedAt, now).left > 0;
  return t(waits ? 'status:declined.early' : 'status:declined.ready');
}

/** Ends the session of a closed request: a new one can send another. */
export function AskAgain({
  request,
  now,
  onEnded,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  readonly onEnded: () => void;
}) {
  const { t } = useTranslation();
  const { end, failure } = useEndSession(onEnded);
  const { code, reference } = request;
  return (
    <div className={`row gap-x-24 no-print ${styles.askAgain}`}>
      <Button onClick={end}>
        {t('status:again.action')}
        <Icon name="arrow-right" />
      </Button>
      <p>
        {useSense(request, now)}{' '}
        <NoBreak>
          {t(code ? 'status:again.text' : 'status:again.textNoCode', { reference })}
        </NoBreak>
      </p>
      {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
    </div>
  );
}

/** On another device, which may have an open request: the way to the calculators; nothing ends. */
export function AskAgainElsewhere({
  request,
  now,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  return (
    <div className={`row gap-x-24 no-print ${styles.askAgain}`}>
      <Link className="link" to={`${paths.home}#${anchors.games}`}>
        {t('status:again.calculators')}
      </Link>
      <p>{useSense(request, now)}</p>
    </div>
  );
}
