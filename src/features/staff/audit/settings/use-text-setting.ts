import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { BankSettings, Setting } from '../../../../domain/bank-settings';
import { useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';

/** How the last attempt to save a setting ended. */
export type SettingOutcome =
  | { readonly kind: 'none' | 'same' | 'saved' }
  /** `theirs`: what somebody else stored, as text; undefined if it cannot be read. */
  | { readonly kind: 'conflict'; readonly theirs: string | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** A setting that is typed as text. */
export interface TextSetting<T, Problem> {
  readonly toText: (value: T) => string;
  readonly parse: (text: string) => T;
  readonly check: (value: T) => Problem | undefined;
  readonly of: (settings: BankSettings) => Setting<T>;
  readonly save: (staff: StaffBackend, seen: Setting<T>, value: T) => Promise<Setting<T>>;
}

/**
 * Edits a setting as text. After a conflict the next attempt replaces what somebody else stored.
 */
export function useTextSetting<T, Problem>(
  first: Setting<T>,
  { toText, parse, check, of, save: store }: TextSetting<T, Problem>,
) {
  const staff = useStaff();
  const [stored, setStored] = useState(first);
  const [outcome, setOutcome] = useState<SettingOutcome>({ kind: 'none' });
  const form = useForm({
    initialValues: { text: toText(first.value) },
    validate: ({ text }) => ({ text: check(parse(text)) }),
  });

  async function readTheirs(): Promise<string | undefined> {
    try {
      const theirs = of(await (await staff()).bankSettings());
      setStored(theirs);
      return toText(theirs.value);
    } catch {
      return undefined;
    }
  }

  async function save() {
    if (form.busy || !form.validate()) return;
    const value = parse(form.values.text);
    if (toText(value) === toText(stored.value)) return setOutcome({ kind: 'same' });
    const done = await form.submit(async () => {
      setOutcome({ kind: 'none' });
      try {
        setStored(await store(await staff(), stored, value));
        setOutcome({ kind: 'saved' });
      } catch (error) {
        const code = errorCode(error);
        setOutcome(
          code === 'conflict'
            ? { kind: 'conflict', theirs: await readTheirs() }
            : { kind: 'failed', code },
        );
        throw error;
      }
    });
    if (done) form.reset({ text: toText(value) });
  }

  return { form, outcome, save };
}
