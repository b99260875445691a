import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActState, ShownAct } from '../../../data/react/use-act';
import { ActEnd } from '../../../ui/feedback/act-end';
import { useTopDialog } from '../../../ui/feedback/dialog';
import { Note } from '../../../ui/feedback/note';
import styles from './act-note.module.css';
import { useActCopy, useActWords } from './act-words';

/**
 * How something that is said goes and ended. Once it ended the note takes the focus, which tells it, as
 * soon as no dialog lies over it.
 */
export function SaidNote({
  state,
  done,
  tone,
  failure,
  isUnread = false,
}: Pick<ComponentProps<typeof ActEnd>, 'tone'> & {
  readonly state: ActState;
  /** What came of it. */
  readonly done: ReactNode;
  /** Why nothing came of it. */
  readonly failure: ReactNode;
  /** Whether what there is now could not be read afterwards. */
  readonly isUnread?: boolean;
}) {
  useActCopy();
  const { t } = useTranslation('staff');
  const note = useRef<HTMLDivElement>(null);
  const told = useRef<ActState>(undefined);
  const top = useTopDialog();
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
      {kind === 'working' && <p role="status">{t('saving')}</p>}
      <ActEnd kind={kind} tone={tone} told>
        {kind === 'done' ? done : failure}
      </ActEnd>
      {hasEnded && isUnread && (
        <Note tone="warning" told>
          {t('refusals.unread')}
        </Note>
      )}
    </div>
  );
}

/** How an act goes and ended, in the words of acts. */
export function ActNote({
  act: { name, state },
  conflict,
  ...note
}: Pick<ComponentProps<typeof SaidNote>, 'done' | 'isUnread'> & {
  readonly act: ShownAct;
  /** What the screen says of a conflict in place of the usual words. */
  readonly conflict?: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const failure =
    state.kind === 'refused' ? (
      (state.why === 'conflict' && conflict) || words(name, state.why)
    ) : (
      <>
        {'code' in state && <p>{t(`failures.${state.code}`)}</p>}
        {state.kind === 'unclear' && <p>{t('refusals.unclear')}</p>}
      </>
    );
  return <SaidNote state={state} failure={failure} {...note} />;
}
