import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import {
  type BankSettings,
  checkDigestEmails,
  digestEmails,
} from '../../../../domain/bank-settings';
import { useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';

type Digest = BankSettings['digest'];

/** How the last attempt to save the addresses ended. */
export type EmailsResult =
  | { readonly kind: 'none' | 'same' | 'saved' }
  /** `theirs`: what somebody else stored, undefined if it cannot be read. */
  | { readonly kind: 'conflict'; readonly theirs: Digest | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

const lines = (emails: readonly string[]) => emails.join('\n');

/**
 * Edits the addresses that get the digest, one in each line. After a conflict the next attempt
 * replaces what somebody else stored.
 */
export function useEmails(first: Digest) {
  const staff = useStaff();
  const [stored, setStored] = useState(first);
  const [result, setResult] = useState<EmailsResult>({ kind: 'none' });
  const form = useForm({
    initialValues: { text: lines(first.value) },
    validate: ({ text }) => ({ text: checkDigestEmails(digestEmails(text)) }),
  });

  async function readTheirs(): Promise<Digest | undefined> {
    try {
      const { digest } = await (await staff()).bankSettings();
      setStored(digest);
      return digest;
    } catch {
      return undefined;
    }
  }

  async function save() {
    if (form.busy || !form.validate()) return;
    const emails = digestEmails(form.values.text);
    if (lines(emails) === lines(stored.value)) return setResult({ kind: 'same' });
    const done = await form.submit(async () => {
      setResult({ kind: 'none' });
      try {
        setStored(await (await staff()).saveDigestEmails(stored, emails));
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
    if (done) form.reset({ text: lines(emails) });
  }

  return { form, result, save };
}
