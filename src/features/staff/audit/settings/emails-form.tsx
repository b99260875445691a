import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import {
  type BankSettings,
  checkDigestEmails,
  type DigestProblem,
  digestEmails,
} from '../../../../domain/bank-settings';
import { Note } from '../../../../ui/feedback/note';
import { textAreaClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { useForm } from '../../../../ui/form/use-form';
import { useStaff } from '../../tab/use-staff';
import { SettingForm } from './setting-form';

type Digest = BankSettings['digest'];

/** How the last attempt to save the addresses ended. */
type EmailsResult =
  | { readonly kind: 'none' | 'same' | 'saved' }
  /** `theirs`: what somebody else stored, undefined if it cannot be read. */
  | { readonly kind: 'conflict'; readonly theirs: Digest | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

const lines = (emails: readonly string[]) => emails.join('\n');

/**
 * Edits the addresses that get the digest, one in each line. After a conflict the next attempt
 * replaces what somebody else stored.
 */
function useEmails(first: Digest) {
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

/** The addresses that get the digest, one in each line. */
export function EmailsForm({ first }: { readonly first: BankSettings['digest'] }) {
  const { t } = useTranslation('staff');
  const { form, result, save } = useEmails(first);
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  const found = form.problem('text');

  function problemText(wrong: DigestProblem): string {
    if (wrong.problem === 'too-many') return t('audit.settings.emailProblems.too-many');
    const kind = wrong.problem === 'repeated' ? 'repeated' : 'wrong';
    return t(`audit.settings.emailProblems.${kind}`, { email: wrong.email });
  }

  return (
    <SettingForm
      formRef={form.ref}
      busy={form.busy}
      label={t('audit.settings.emails')}
      hint={t('audit.settings.emailsHint')}
      problem={found && problemText(found)}
      saveText={t('audit.settings.save')}
      saveLabel={t('audit.settings.saveEmails')}
      onSave={() => void save()}
      result={<Result result={result} />}
    >
      {(tied) => (
        <textarea
          {...tied}
          className={textAreaClass}
          name="correos"
          rows={3}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={form.busy}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={handleBlur}
        />
      )}
    </SettingForm>
  );
}

function Result({ result }: { readonly result: EmailsResult }) {
  const { t } = useTranslation('staff');
  switch (result.kind) {
    case 'saved':
      return <Note tone="success">{t('audit.settings.saved')}</Note>;
    case 'same':
      return <Note tone="info">{t('audit.settings.same')}</Note>;
    case 'conflict':
      return (
        <Note tone="warning">
          {result.theirs
            ? t('audit.settings.conflict', {
                theirs: result.theirs.value.join(', ') || t('audit.settings.none'),
              })
            : t('audit.settings.conflictUnread')}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="error">
          {t(result.code === 'timeout' ? 'audit.settings.unclear' : `failures.${result.code}`)}
        </Note>
      );
    default:
      return null;
  }
}
