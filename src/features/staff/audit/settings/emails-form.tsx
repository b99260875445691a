import { useTranslation } from 'react-i18next';
import type { BankSettings, DigestProblem } from '../../../../domain/bank-settings';
import { Note } from '../../../../ui/feedback/note';
import { textAreaClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { SettingForm } from './setting-form';
import { type EmailsResult, useEmails } from './use-emails';

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
