import { useLayoutEffect } from 'react';
import { forgetTyped, keepTyped, type PersonalForm, typedIn } from '../../browser/typed';
import { type Form, type Problems, useForm } from './use-form';

/**
 * `useForm` for what a visitor types: it is there again after another page of the site, and forgotten
 * once it was sent with `handleSubmit`. `about` tells apart what one form is for.
 */
export function useKeptForm<Values extends object, Found extends Problems<Values>>(
  name: PersonalForm,
  {
    about,
    initial,
    restore = (kept) => kept,
    validate,
    onChange,
  }: {
    readonly about?: string;
    readonly initial: Values;
    /** Leaves out what does not belong here of what was typed. */
    readonly restore?: (kept: Values) => Values;
    readonly validate: (values: Values) => Found;
    readonly onChange?: (values: Values) => void;
  },
): Form<Values, Found> & {
  /** Whether something was typed that is not sent yet. */
  readonly isTyped: boolean;
} {
  const form = useForm({
    initialValues: initial,
    validate,
    onChange(values) {
      keepTyped(name, values, about);
      onChange?.(values);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a prerendered page has an empty form, so this comes after hydration, once
  useLayoutEffect(() => {
    const kept = typedIn<Partial<Values>>(name, about);
    // The page that handed it over may be of a release without some of today's fields.
    if (kept) form.set(restore({ ...initial, ...kept }));
  }, []);

  return {
    ...form,
    isTyped:
      form.submission.status !== 'submitted' &&
      JSON.stringify(form.values) !== JSON.stringify(initial),
    handleSubmit: (work) =>
      form.handleSubmit(async (values) => {
        await work(values);
        forgetTyped(name);
      }),
  };
}
