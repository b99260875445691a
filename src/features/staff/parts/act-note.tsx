import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAct } from '../../../data/react/use-act';
import { Note } from '../../../ui/feedback/note';
import styles from './act-note.module.css';
import { useActWords } from './act-words';

/** How an act goes and ended. Once it ended the note takes the focus, which tells it. */
export function ActNote({
  act: { name, state },
  done,
  isUnread = false,
  waits = false,
}: {
  readonly act: ShownAct;
  /** What came of it. */
  readonly done: ReactNode;
  /** Whether what there is now could not be read afterwards. */
  readonly isUnread?: boolean;
  /** Whether something lies on top of it; it takes the focus when that is gone. */
  readonly waits?: boolean;
}) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const note = useRef<HTMLDivElement>(null);
  const { kind } = state;
  const hasEnded = kind !== 'idle' && kind !== 'working';
  useEffect(() => {
    if (hasEnded && !waits) note.current?.focus();
  }, [hasEnded, waits]);

  function shown() {
    switch (state.kind) {
      case 'idle':
        return null;
      case 'working':
        return <p role="status">{t('refusals.working')}</p>;
      case 'done':
        return (
          <Note tone="success" told>
            {done}
          </Note>
        );
      case 'refused':
        return (
          <Note tone="warning" told>
            {words(name, state.why)}
          </Note>
        );
      default:
        return (
          <Note tone="error" told>
            <p>{t(`failures.${state.code}`)}</p>
            {state.kind === 'unclear' && <p>{t('refusals.unclear')}</p>}
          </Note>
        );
    }
  }

  return (
    <div ref={note} tabIndex={-1} className={styles.actNote}>
      {shown()}
      {hasEnded && isUnread && (
        <Note tone="warning" told>
          {t('refusals.unread')}
        </Note>
      )}
    </div>
  );
}
