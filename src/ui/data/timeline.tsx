import styles from './timeline.module.css';

/** A step of a timeline: over, under way or still to come. */
export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly state: 'done' | 'now' | 'next';
}

const STATES = { done: '', now: styles.now, next: styles.next };

/** The past, present and next events, in order. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ id, title, detail, state }) => (
        <li
          key={id}
          className={`${styles.step} ${STATES[state]}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b className={styles.title}>{title}</b>
          <span className={`${styles.detail} number`}>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
