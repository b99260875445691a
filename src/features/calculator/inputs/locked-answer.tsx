import styles from './locked-answer.module.css';

/** A proven answer: shown, and unlocked by a press. */
export function LockedAnswer({
  id,
  describedBy,
  text,
  unlockLabel,
  onUnlock,
}: {
  readonly id: string;
  readonly describedBy: string;
  readonly text: string;
  readonly unlockLabel: string;
  readonly onUnlock: () => void;
}) {
  return (
    <div className={styles.lockedAnswer}>
      <input
        className={styles.value}
        id={id}
        name={id}
        value={text}
        readOnly
        aria-describedby={describedBy}
      />
      <button type="button" className={styles.unlock} aria-label={unlockLabel} onClick={onUnlock}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M3 9h14v10H3zM6 9V6a4 4 0 0 1 8 0v3h-2.500V6a1.500 1.500 0 0 0-3 0v3z"
            fill="currentColor"
          />
        </svg>
      </button>
    </div>
  );
}
