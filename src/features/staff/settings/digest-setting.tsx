import { useTranslation } from 'react-i18next';
import {
  type BankSettings,
  checkDigestEmails,
  type DigestProblem,
  digestEmails,
} from '../../../domain/bank-settings';
import { MAX_EMAIL } from '../../../domain/fields/field-patterns';
import { textAreaClass } from '../../../ui/form/field';
import { Addresses, AddressesInForce } from './addresses';
import { TwoPersonSetting } from './two-person-setting';
import type { TypedSetting } from './use-setting';

type Digest = BankSettings['digest'];

const toText = (emails: readonly string[]) => emails.join('\n');

const DIGEST: TypedSetting<'digest', readonly string[], DigestProblem> = {
  name: 'digest',
  toText: ({ value }) => toText(value),
  parse(text) {
    const value = digestEmails(text);
    const problem = checkDigestEmails(value);
    return problem ? { problem } : { value };
  },
  isInForce: ({ value }, emails) => toText(value) === toText(emails),
  asked: (edits, value) => ({ setting: 'digest', edits, value }),
};

/** The addresses that get the digest, one in each line, and those that are proposed. */
export function DigestSetting({ first }: { readonly first: Digest }) {
  const { t } = useTranslation('staff');
  const said = (emails: readonly string[]) => emails.join(', ') || t('audit.settings.nobody');

  function wordsOf({ value, proposal }: Digest) {
    const emails = proposal?.value ?? [];
    return {
      value: <Addresses name="digest" list={emails} />,
      title: t('audit.settings.of.digest.confirmTitle'),
      consequence: t('audit.settings.of.digest.consequence', {
        proposed: said(emails),
        before: said(value),
      }),
    };
  }

  function problemText(wrong: DigestProblem): string {
    if (wrong.problem === 'too-many') return t('audit.settings.emailProblems.too-many');
    const { email, problem, part } = wrong;
    if (problem === 'repeated') return t('audit.settings.emailProblems.repeated', { email });
    const why = t(`audit.settings.emailProblems.why.${problem}`, { max: MAX_EMAIL, part });
    return t('audit.settings.emailProblems.wrong', { email, why });
  }

  return (
    <TwoPersonSetting
      first={first}
      typed={DIGEST}
      inForce={({ value }) => <AddressesInForce name="digest" list={value} />}
      wordsOf={wordsOf}
      problemText={problemText}
    >
      {(control) => <textarea {...control} className={textAreaClass} name="correos" rows={3} />}
    </TwoPersonSetting>
  );
}
