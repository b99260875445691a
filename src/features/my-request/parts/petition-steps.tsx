import type { ComponentProps, ReactNode } from 'react';
import { ActEnd } from '../../../ui/feedback/act-end';
import { focusOn } from '../../../ui/feedback/focus-on';
import { Note } from '../../../ui/feedback/note';
import styles from './petition-steps.module.css';

/** How far a petition has come, in words: it takes the focus from the button that was pressed. */
export function PetitionSteps({
  kind,
  working,
  failure,
  answer,
  keepsChildren = false,
  children,
}: Pick<ComponentProps<typeof ActEnd>, 'kind'> & {
  /** What the bank is doing meanwhile. */
  readonly working: string;
  /** Why nothing came of it; undefined unless that is so. */
  readonly failure: string | undefined;
  /** What takes the place of the button. */
  readonly answer?: ReactNode;
  /** The children stay, hidden, so that what was typed outlives a failure. */
  readonly keepsChildren?: boolean;
  /** The button that asks, shown until the bank has been asked and after a failure. */
  readonly children: ReactNode;
}) {
  const isAsked = kind !== 'idle';
  const isShown = !answer && (!isAsked || failure !== undefined);
  return (
    <div
      ref={isAsked ? focusOn : undefined}
      tabIndex={-1}
      className={`stack start ${styles.petitionSteps}`}
    >
      {kind === 'working' && (
        <Note tone="info" told>
          {working}
        </Note>
      )}
      {failure && <ActEnd kind={kind}>{failure}</ActEnd>}
      {answer}
      {keepsChildren ? <div hidden={!isShown}>{children}</div> : isShown && children}
    </div>
  );
}
