import { useTranslation } from 'react-i18next';
import { useEndSession } from '../../../data/use-end-session';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import styles from '../request-status-page.module.css';

/** After a decline: a new session, in which the visitor can send another request. */
export function AskAgain({
  reference,
  onEnded,
}: {
  readonly reference: string;
  readonly onEnded: () => void;
}) {
  const { t } = useTranslation();
  const { end, failure } = useEndSession(onEnded);
  return (
    <div className={styles.again}>
      <p>{t('status:again.text', { reference })}</p>
      <Button onClick={end}>
        {t('status:again.action')}
        <Icon name="arrow-right" />
      </Button>
      {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
    </div>
  );
}
