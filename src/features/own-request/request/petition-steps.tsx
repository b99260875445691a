import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/feedback/note';
import styles from './petition-steps.module.css';
import type { PetitionProgress } from './use-petition';

interface Props {
  readonly progress: PetitionProgress<unknown>;
  /** What the bank is doing meanwhile. */
  readonly working: string;
  /** What its answer says, if it takes the place of the button. */
  readonly answer?: ReactNode;
  /** The children stay, hidden, so that what was typed outlives a failure. */
  readonly keepsChildren?: boolean;
  /** The button that asks, shown until the bank has been asked and after a failure. */
  readonly children: ReactNode;
}

/** How far a petition has come, in words: it takes the focus from the button that was pressed. */
export function PetitionSteps({
  progress,
  working,
  answer,
  keepsChildren = false,
  children,
}: Props) {
  const { t } = useTranslation();
  const steps = useRef<HTMLDivElement>(null);
  const { status } = progress;
  const isAsked = status !== 'none';
  const isShown = !isAsked || status === 'failed';
  useEffect(() => {
    if (isAsked) steps.current?.focus();
  }, [isAsked]);
  return (
    <div ref={steps} tabIndex={-1} className={styles.petitionSteps}>
      {status === 'sending' && (
        <Note tone="info" told>
          {working}
        </Note>
      )}
      {status === 'failed' && (
        <Note tone="error">
          {t(progress.code === 'denied' ? 'petition:refused' : `failures:${progress.code}`)}
        </Note>
      )}
      {status === 'answered' && answer}
      {keepsChildren ? <div hidden={!isShown}>{children}</div> : isShown && children}
    </div>
  );
}
