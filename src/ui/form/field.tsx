import { type ReactNode, useId } from 'react';
import { Icon } from '../art/icon';
import { Said } from '../feedback/said';
import styles from './field.module.css';

/** What ties an input to the label and the message of its field. */
export interface FieldInput {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string;
  readonly 'aria-required': true | undefined;
}

/** How much of a limit is used, and how that is said. */
export interface Count {
  readonly used: number;
  readonly max: number;
  readonly words: string;
}

/** From this share of the limit on the count is heard, once the typing rests. */
const NEAR_LIMIT = 0.9;
const REST_MS = 1000;

/** The class of an input in a field of the usual look. */
export const inputClass = styles.input;

/** The class of a text area in such a field. */
export const textAreaClass = `${styles.input} ${styles.textArea}`;

/** A label, an input and a message below it, which is announced politely where it is live. */
export function Field({
  label,
  error,
  note,
  count,
  required,
  live = true,
  children,
}: {
  readonly label: string;
  readonly error: string | undefined;
  /** Shown in the error's place while there is no error. */
  readonly note?: ReactNode;
  /** How much of the space is used, at the other end of that line. */
  readonly count?: Count | undefined;
  readonly required?: boolean;
  /** Off while other fields are wrong too: their form says how many, and the focus tells the first. */
  readonly live?: boolean | undefined;
  readonly children: (input: FieldInput) => ReactNode;
}) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={error ? styles.wrong : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': messageId,
        'aria-required': required || undefined,
      })}
      <div className={styles.foot}>
        <div aria-live={live ? 'polite' : undefined} id={messageId}>
          {error ? <FieldMessage>{error}</FieldMessage> : note}
        </div>
        {count && <p className={`${styles.count} muted number`}>{count.words}</p>}
        {count && (
          <Said restMs={REST_MS}>
            {count.used > count.max * NEAR_LIMIT ? count.words : undefined}
          </Said>
        )}
      </div>
    </div>
  );
}

/** A sentence about a field, with a warning sign. */
export function FieldMessage({
  className = '',
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p className={`${styles.message} ${className}`}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
