import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon';
import { Said } from '../feedback/said';
import styles from './stepper.module.css';
import { typedText } from './typed-text';

/** How long a button is held before it repeats, and how often then, in milliseconds. */
export interface HoldToRepeat {
  readonly delayMs: number;
  readonly everyMs: number;
}

interface Props {
  readonly id: string;
  readonly name: string;
  /** The text of the field: anything while typing continues. */
  readonly text: string;
  readonly onType: (typed: string) => void;
  readonly onBlur: () => void;
  /** Steps up (positive) or down. */
  readonly onStep: (steps: number) => void;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly atLeast: boolean;
  readonly atMost: boolean;
  readonly describedBy: string;
  readonly hold: HoldToRepeat;
}

/** The type that a text fits in: `9,999` is large, `999,999` smaller, a grouped million the smallest. */
function typeFor({ length }: string): string {
  if (length > 7) return `${styles.field} ${styles.longest}`;
  return length > 5 ? `${styles.field} ${styles.long}` : `${styles.field}`;
}

/** The new amount is said once the steps have ended: a held button makes one every few frames. */
const REST_MS = 500;

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * If the text of the focused field changes other than by typing, the field is selected again, as
 * when it got the focus: the browser leaves the caret within the text, where the next digit would
 * join the new ones.
 */
function useSelection(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const typed = useRef(false);
  useLayoutEffect(() => {
    const replaced = shown.current !== text && !typed.current;
    shown.current = text;
    typed.current = false;
    if (replaced && document.activeElement === field.current) field.current?.select();
  });
  return { field, typed };
}

/** A quantity between minus and plus; it can be typed, and arrow and page keys change it too. */
export function Stepper(props: Props) {
  const { id, name, text, onType, onBlur, describedBy, hold } = props;
  const { field, typed } = useSelection(text);
  const [stepped, setStepped] = useState(false);
  const onStep = (steps: number) => {
    setStepped(true);
    props.onStep(steps);
  };
  return (
    <>
      <div className={styles.stepper}>
        <StepButton
          icon="minus"
          label={props.lessLabel}
          off={props.atLeast}
          hold={hold}
          onPress={() => onStep(-1)}
        />
        <input
          ref={field}
          className={typeFor(text)}
          id={id}
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby={describedBy}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            typed.current = true;
            setStepped(false);
            onType(typedText(event, text));
          }}
          onFocus={(event) => event.target.select()}
          onBlur={onBlur}
          onKeyDown={(event) => {
            const steps = KEYS[event.key];
            if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onStep(steps);
          }}
        />
        <StepButton
          icon="plus"
          label={props.moreLabel}
          off={props.atMost}
          hold={hold}
          onPress={() => onStep(1)}
        />
      </div>
      <Said restMs={REST_MS}>{stepped ? text : undefined}</Said>
    </>
  );
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly off: boolean;
  readonly hold: HoldToRepeat;
  readonly onPress: () => void;
}

function StepButton({ icon, label, off, hold, onPress }: StepButtonProps) {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    repeated.current = true;
    press.current();
    timer.current = setTimeout(repeat, hold.everyMs);
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={off || undefined}
      onPointerDown={() => {
        repeated.current = false;
        timer.current = setTimeout(repeat, hold.delayMs);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        // A long press on a phone opens a menu and would leave the button repeating.
        if (repeated.current) event.preventDefault();
      }}
      onClick={(event) => {
        // The click that ends a hold has been counted; one from the keyboard (detail 0) has not.
        if (!repeated.current || event.detail === 0) press.current();
        repeated.current = false;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
