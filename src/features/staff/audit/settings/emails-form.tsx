import { useTranslation } from 'react-i18next';
import {
  type BankSettings,
  checkDigestEmails,
  type DigestProblem,
  digestEmails,
} from '../../../../domain/bank-settings';
import { MAX_EMAIL } from '../../../../domain/fields/field-patterns';
import { textAreaClass } from '../../../../ui/form/field';
import { TextSettingForm } from './text-setting-form';
import type { TextSetting } from './use-text-setting';

const DIGEST_EMAILS: TextSetting<BankSettings['digest']['value'], DigestProblem> = {
  toText: (emails) => emails.join('\n'),
  parse: digestEmails,
  check: checkDigestEmails,
  of: ({ digest }) => digest,
  save: (staff, seen, emails) => staff.saveDigestEmails(seen, emails),
};

/** The addresses that get the digest, one in each line. */
export function EmailsForm({ first }: { readonly first: BankSettings['digest'] }) {
  const { t } = useTranslation('staff');

  function problemText(wrong: DigestProblem): string {
    if (wrong.problem === 'too-many') return t('audit.settings.emailProblems.too-many');
    const { email, problem, part } = wrong;
    if (problem === 'repeated') return t('audit.settings.emailProblems.repeated', { email });
    const why = t(`audit.settings.emailProblems.why.${problem}`, { max: MAX_EMAIL, part });
    return t('audit.settings.emailProblems.wrong', { email, why });
  }

  return (
    <TextSettingForm
      first={first}
      setting={DIGEST_EMAILS}
      label={t('audit.settings.emails')}
      hint={t('audit.settings.emailsHint')}
      saveLabel={t('audit.settings.saveEmails')}
      problemText={problemText}
    >
      {(control) => <textarea {...control} className={textAreaClass} name="correos" rows={3} />}
    </TextSettingForm>
  );
}
