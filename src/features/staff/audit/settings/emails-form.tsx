import { useTranslation } from 'react-i18next';
import {
  type BankSettings,
  checkDigestEmails,
  type DigestProblem,
  digestEmails,
} from '../../../../domain/bank-settings';
import { textAreaClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { SettingForm } from './setting-form';
import { SettingResult } from './setting-result';
import { useTextSetting } from './use-text-setting';

/** The addresses that get the digest, one in each line. */
export function EmailsForm({ first }: { readonly first: BankSettings['digest'] }) {
  const { t } = useTranslation('staff');
  const { form, outcome, save } = useTextSetting(first, {
    toText: (emails) => emails.join('\n'),
    parse: digestEmails,
    check: checkDigestEmails,
    of: ({ digest }) => digest,
    save: (staff, seen, emails) => staff.saveDigestEmails(seen, emails),
  });
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
      result={<SettingResult outcome={outcome} />}
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
