import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../../data/errors';
import type { StaffBackend } from '../../../../../data/staff/backend';
import {
  type ConfirmationSetting,
  readConfirmationAmount,
} from '../../../../../domain/bank-settings';
import { useForm } from '../../../../../ui/form/use-form';
import { useStaff } from '../../../tab/use-staff';

/** The last act on the amount, or what prevented it. */
export type AmountOutcome =
  | { readonly kind: 'none' | 'same' | 'proposed' | 'confirmed' | 'withdrawn' | 'declined' }
  /** A colleague changed it first; `shown` tells whether their change is on the screen. */
  | { readonly kind: 'conflict'; readonly shown: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** The amount above which approvals need a second person: proposing, confirming, withdrawing. */
export function useAmount(first: ConfirmationSetting) {
  const staff = useStaff();
  const [setting, setSetting] = useState(first);
  const [outcome, setOutcome] = useState<AmountOutcome>({ kind: 'none' });
  const form = useForm({
    initialValues: { text: '' },
    validate({ text }) {
      const read = readConfirmationAmount(text);
      return { text: typeof read === 'number' ? undefined : read };
    },
  });

  async function readAgain(): Promise<boolean> {
    try {
      setSetting(await (await staff()).confirmationAmount());
      return true;
    } catch {
      return false;
    }
  }

  /** Runs a change unless another one is running; resolves to whether it was made. */
  const change = (
    kind: 'proposed' | 'confirmed' | 'withdrawn' | 'declined',
    write: (backend: StaffBackend) => Promise<ConfirmationSetting>,
  ) =>
    form.submit(async () => {
      setOutcome({ kind: 'none' });
      try {
        setSetting(await write(await staff()));
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

  async function propose() {
    if (form.busy || setting.proposal || !form.validate()) return;
    const amount = readConfirmationAmount(form.values.text);
    if (typeof amount !== 'number') return;
    if (amount === setting.value) return setOutcome({ kind: 'same' });
    if (await change('proposed', (backend) => backend.proposeAmount(setting, amount)))
      form.reset({ text: '' });
  }

  async function confirm() {
    // The text typed for the next proposal stays.
    if (await change('confirmed', (backend) => backend.confirmAmount(setting))) form.reset();
  }

  async function withdraw(isOwn: boolean) {
    const kind = isOwn ? 'withdrawn' : 'declined';
    if (await change(kind, (backend) => backend.withdrawAmount(setting))) form.reset();
  }

  return { form, setting, outcome, propose, confirm, withdraw };
}
