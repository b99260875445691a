import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far submitting has come. The screen puts the error into words. */
export type Submission =
  | { readonly status: 'idle' | 'submitting' | 'submitted' }
  | { readonly status: 'failed'; readonly error: unknown };

/** The problems, by field; undefined or false for none. */
export type Problems<Values> = { readonly [Field in keyof Values]: unknown };

/** Submitting the form, or pressing a button that submits it in another way. */
export type SubmitEvent = { preventDefault(): void };

/** A form's values, the problems that it shows, and its submission. */
export interface Form<Values, Found extends Problems<Values>> {
  /** Belongs on the form element, in which the first wrong field is focused. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** The props of a text field: its value, its handlers, and whether its message is announced. */
  readonly register: <Field extends keyof Values>(
    field: Field,
  ) => {
    readonly value: Values[Field];
    readonly onChange: (value: Values[Field]) => void;
    readonly onBlur: () => void;
    readonly live: boolean;
  };
  /** Whether a field's problem may show: it was left filled, or the form was submitted. */
  readonly isChecked: (field: keyof Values) => boolean;
  /** A field's problem once it may show. */
  readonly problem: <Field extends keyof Values>(field: Field) => Found[Field] | undefined;
  /** How many fields were wrong when it was last sent, until something changes. */
  readonly wrong: number;
  /** Shows every problem and focuses the first wrong field; true if there is none. */
  readonly validate: () => boolean;
  readonly submission: Submission;
  /** Submitting, or submitted and not reset. */
  readonly busy: boolean;
  /** Runs `work` unless the form is busy; resolves to whether it ran and succeeded. */
  readonly submit: (work: () => Promise<unknown>) => Promise<boolean>;
  /** An event handler that validates, then submits with `work`. */
  readonly handleSubmit: (
    work: (values: Values) => Promise<unknown>,
  ) => (event: SubmitEvent) => void;
  /** Makes the form ready for another submission, with other values if they are given. */
  readonly reset: (values?: Values) => void;
}

/**
 * Holds a form. A failed submission keeps the values and scrolls to the form's message; `onChange`
 * may store them for longer.
 */
export function useForm<Values extends object, Found extends Problems<Values>>({
  initialValues,
  validate: problemsOf,
  onChange,
}: {
  readonly initialValues: Values | (() => Values);
  readonly validate: (values: Values) => Found;
  readonly onChange?: (values: Values) => void;
}): Form<Values, Found> {
  const [values, setValues] = useState(initialValues);
  const [checked, setChecked] = useState<ReadonlySet<keyof Values> | 'all'>(new Set());
  // Of several problems that show at once, only the one in hand is announced by its field.
  const [inHand, setInHand] = useState<keyof Values>();
  const [wrong, setWrong] = useState(0);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  // A second press may come before React has rendered the first one's effect.
  const locked = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const problems = problemsOf(values);

  function replace(next: Values) {
    setValues(next);
    setWrong(0);
    onChange?.(next);
  }

  const isChecked = (field: keyof Values) => checked === 'all' || checked.has(field);

  const set = (changes: Partial<Values>) => replace({ ...values, ...changes });

  function validate() {
    const count = Object.values(problems).filter(Boolean).length;
    const isInField = document.activeElement?.matches('input, textarea');
    flushSync(() => {
      setChecked('all');
      setWrong(count);
      if (!isInField) setInHand(undefined);
    });
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return count === 0;
  }

  async function submit(work: () => Promise<unknown>) {
    if (locked.current) return false;
    locked.current = true;
    setSubmission({ status: 'submitting' });
    try {
      await work();
      setSubmission({ status: 'submitted' });
      return true;
    } catch (error) {
      locked.current = false;
      flushSync(() => setSubmission({ status: 'failed', error }));
      ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
      // A button that was away while the form was busy has lost the focus.
      if ([document.body, ref.current].includes(document.activeElement as HTMLFormElement))
        ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      return false;
    }
  }

  return {
    ref,
    values,
    set,
    register: (field) => ({
      value: values[field],
      onChange: (value) => {
        setInHand(() => field);
        set({ [field]: value } as unknown as Partial<Values>);
      },
      onBlur: () => {
        // Visitors pass an empty field on the way to others; submitting asks for it.
        if (values[field] === '') return;
        setInHand(() => field);
        if (checked !== 'all') setChecked(new Set(checked).add(field));
      },
      live: inHand === field,
    }),
    isChecked,
    problem: (field) => (isChecked(field) ? problems[field] : undefined),
    wrong,
    validate,
    submission,
    busy: submission.status === 'submitting' || submission.status === 'submitted',
    submit,
    handleSubmit: (work) => (event) => {
      event.preventDefault();
      if (!locked.current && validate()) void submit(() => work(values));
    },
    reset: (next) => {
      locked.current = false;
      setSubmission({ status: 'idle' });
      setChecked(new Set());
      if (next) replace(next);
    },
  };
}
