import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { BankSettings, SettingName } from '../../../../domain/bank-settings';
import { useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';

/** The last act on a setting, or what prevented it. */
export type SettingOutcome =
  | { readonly kind: 'none' | 'same' | 'proposed' | 'confirmed' | 'withdrawn' | 'declined' }
  /** A colleague changed it first; `shown` tells whether their change is on the screen. */
  | { readonly kind: 'conflict'; readonly shown: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** A setting that two people change: how it is typed, and the calls that change it. */
export interface TypedSetting<Name extends SettingName, Value, Problem> {
  readonly name: Name;
  /** The text that the field begins with. */
  readonly toText: (setting: BankSettings[Name]) => string;
  readonly parse: (
    text: string,
  ) => { readonly value: Value } | { readonly problem: Problem; readonly value?: never };
  readonly isInForce: (setting: BankSettings[Name], value: Value) => boolean;
  readonly propose: (
    staff: StaffBackend,
    seen: BankSettings[Name],
    value: Value,
  ) => Promise<BankSettings[Name]>;
  readonly confirm: (staff: StaffBackend, seen: BankSettings[Name]) => Promise<BankSettings[Name]>;
  /** Withdraws or declines. */
  readonly withdraw: (staff: StaffBackend, seen: BankSettings[Name]) => Promise<BankSettings[Name]>;
}

/** Proposing, confirming, withdrawing and declining a setting. */
export function useSetting<Name extends SettingName, Value, Problem>(
  first: BankSettings[Name],
  typed: TypedSetting<Name, Value, Problem>,
) {
  const { name, toText, parse } = typed;
  const staff = useStaff();
  const [setting, setSetting] = useState(first);
  const [outcome, setOutcome] = useState<SettingOutcome>({ kind: 'none' });
  const form = useForm({
    initialValues: { text: toText(first) },
    validate({ text }) {
      const parsed = parse(text);
      return { text: 'problem' in parsed ? parsed.problem : undefined };
    },
  });

  /** The text of the field beside another setting: what was typed stays. */
  const textBeside = (next: BankSettings[Name]) => ({
    text: form.values.text === toText(setting) ? toText(next) : form.values.text,
  });

  async function readAgain(): Promise<boolean> {
    try {
      const { [name]: theirs } = await (await staff()).bankSettings();
      setSetting(theirs);
      form.set(textBeside(theirs));
      return true;
    } catch {
      return false;
    }
  }

  /** Runs a change unless another one is running. */
  async function change(
    kind: 'proposed' | 'confirmed' | 'withdrawn' | 'declined',
    write: (backend: StaffBackend) => Promise<BankSettings[Name]>,
  ) {
    let next = setting;
    const isDone = await form.submit(async () => {
      setOutcome({ kind: 'none' });
      try {
        next = await write(await staff());
        setSetting(next);
        setOutcome({ kind });
      } catch (error) {
        const code = errorCode(error);
        setOutcome(
          code === 'conflict'
            ? { kind: 'conflict', shown: await readAgain() }
            : { kind: 'failed', code },
        );
        throw error;
      }
    });
    if (isDone) form.reset(kind === 'proposed' ? { text: toText(next) } : textBeside(next));
  }

  async function propose() {
    if (form.busy || setting.proposal || !form.validate()) return;
    const parsed = parse(form.values.text);
    if ('problem' in parsed) return;
    if (typed.isInForce(setting, parsed.value)) return setOutcome({ kind: 'same' });
    await change('proposed', (backend) => typed.propose(backend, setting, parsed.value));
  }

  return {
    form,
    setting,
    outcome,
    propose,
    confirm: () => change('confirmed', (backend) => typed.confirm(backend, setting)),
    withdraw: (isOwn: boolean) =>
      change(isOwn ? 'withdrawn' : 'declined', (backend) => typed.withdraw(backend, setting)),
  };
}
