import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { BankSettings, Setting } from '../../../../domain/bank-settings';
import { useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';

/** How the last attempt to save a setting ended. */
export type SettingResult<T> =
  | { readonly kind: 'none' | 'same' | 'saved' }
  /** `theirs`: what somebody else stored, undefined where it cannot be read. */
  | { readonly kind: 'conflict'; readonly theirs: Setting<T> | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** How one setting is typed, checked, stored and read again. */
export interface SettingKind<T, Problem> {
  readonly typed: (value: T) => string;
  readonly check: (typed: string) => Problem | undefined;
  /** The value of a text in which nothing is wrong. */
  readonly value: (typed: string) => T;
  readonly save: (staff: StaffBackend, seen: Setting<T>, value: T) => Promise<Setting<T>>;
  readonly from: (settings: BankSettings) => Setting<T>;
}

/** Edits a setting. After a conflict the next attempt replaces what somebody else stored. */
export function useSetting<T, Problem>(kind: SettingKind<T, Problem>, first: Setting<T>) {
  const staff = useStaff();
  const [stored, setStored] = useState(first);
  const [result, setResult] = useState<SettingResult<T>>({ kind: 'none' });
  const form = useForm({
    initialValues: { text: kind.typed(first.value) },
    validate: ({ text }) => ({ text: kind.check(text) }),
  });

  async function readTheirs(): Promise<Setting<T> | undefined> {
    try {
      const theirs = kind.from(await (await staff()).bankSettings());
      setStored(theirs);
      return theirs;
    } catch {
      return undefined;
    }
  }

  async function save() {
    if (form.busy || !form.validate()) return;
    const value = kind.value(form.values.text);
    if (kind.typed(value) === kind.typed(stored.value)) return setResult({ kind: 'same' });
    const done = await form.submit(async () => {
      setResult({ kind: 'none' });
      try {
        setStored(await kind.save(await staff(), stored, value));
        setResult({ kind: 'saved' });
      } catch (error) {
        const code = errorCode(error);
        setResult(
          code === 'conflict'
            ? { kind: 'conflict', theirs: await readTheirs() }
            : { kind: 'failed', code },
        );
        throw error;
      }
    });
    if (done) form.reset({ text: kind.typed(value) });
  }

  return { form, stored, result, save };
}
