import type { ReactNode } from 'react';
import type { Attribute } from '../../../domain/calculator';
import type { Change } from '../calculation';
import { ProblemLine } from '../problem-line';
import styles from './answer-row.module.css';

/** A row of the form as its attribute needs it. */
export interface RowProps<Kind extends Attribute = Attribute> {
  readonly attribute: Kind;
  readonly value: number;
  readonly change: (change: Change) => void;
}

/** A label with a hint, a control beside it and a message below that screen readers announce. */
export function Row({
  id,
  label,
  hint,
  message,
  control,
  group,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly message?: string | undefined;
  readonly control: ReactNode;
  /** The control is a group, which a label cannot name. */
  readonly group?: boolean;
}) {
  return (
    <div className={styles.answerRow}>
      <div>
        {group ? (
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
        )}
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      {control}
      <ProblemLine id={`${id}-message`} aria-live="polite">
        {message}
      </ProblemLine>
    </div>
  );
}
