import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActState, ShownAct } from '../../../data/react/use-act';
import { useTopDialog } from '../../../ui/feedback/dialog';
import { Note } from '../../../ui/feedback/note';
import styles from './act-note.module.css';
import { useActWords } from './act-words';

/**
 * How an act goes and ended. Once it ended the note takes the focus, which tells it, as soon as no dialog
 * lies over it.
 */
export function ActNote({
  act,
  done,
  conflict,
  isUnread = false,
}: {
  readonly act: ShownAct;
  /** What came of it. */
  readonly done: ReactNode;
  /** What the screen says of a conflict in place of the usual words. */
  readonly conflict?: ReactNode;
  /** Whether what there is now could not be read afterwards. */
  readonly isUnread?: boolean;
}) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const note = useRef<HTMLDivElement>(null);
  const told = useRef<ActState>(undefined);
  const top = useTopDialog();
  const { state } = act;
  const { kind } = state;
  const hasEnded = kind !== 'idle' && kind !== 'working';
  useEffect(() => {
    const isCovered = top !== undefined && !top.contains(note.current);
    if (!hasEnded || isCovered || told.current === state) return;
    told.current = state;
    note.current?.focus();
  }, [hasEnded, top, state]);

  return (
    <div ref={note} tabIndex={-1} className={styles.actNote}>
      {kind === 'working' && <p role="status">{t('refusals.working')}</p>}
      {kind === 'done' && (
        <Note tone="success" told>
          {done}
        </Note>
      )}
      {hasEnded && kind !== 'done' && (
        <Note tone={kind === 'refused' ? 'warning' : 'error'} told>
          {state.kind === 'refused' &&
            ((state.why === 'conflict' && conflict) || words(act.name, state.why))}
          {'code' in state && <p>{t(`failures.${state.code}`)}</p>}
          {kind === 'unclear' && <p>{t('refusals.unclear')}</p>}
        </Note>
      )}
      {hasEnded && isUnread && (
        <Note tone="warning" told>
          {t('refusals.unread')}
        </Note>
      )}
    </div>
  );
}
