import './timeline.css';

/** A step of a timeline: over, under way or still to come. */
export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly state: 'done' | 'now' | 'next';
}

/** What happened, what happens now and what comes, in order. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ id, title, detail, state }) => (
        <li
          key={id}
          className={`timeline__step timeline__step--${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b className="timeline__title">{title}</b>
          <span className="timeline__detail number">{detail}</span>
        </li>
      ))}
    </ol>
  );
}
