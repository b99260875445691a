import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankSettings, SettingName } from '../../../domain/bank-settings';
import { Note } from '../../../ui/feedback/note';
import type { FieldInput } from '../../../ui/form/field';
import { useDelayedBlur } from '../../../ui/form/use-delayed-blur';
import { ActNote } from '../parts/act-note';
import { useMember } from '../session/use-member';
import { ProposedSetting } from './proposed-setting';
import { SettingForm } from './setting-form';
import styles from './two-person-setting.module.css';
import { type TypedSetting, useSetting } from './use-setting';

/** What an input or a text area of a setting needs beside its name and look. */
interface TextControl extends FieldInput {
  readonly autoComplete: 'off';
  readonly autoCapitalize: 'off';
  readonly spellCheck: false;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/** A proposal in words: what is proposed, the question before confirming, and what follows. */
interface ProposalWords {
  readonly value: ReactNode;
  readonly title: string;
  readonly consequence: string;
}

/** A setting that one person proposes and another one confirms: in force, proposed, and its form. */
export function TwoPersonSetting<Name extends SettingName, Value, Problem>({
  first,
  typed,
  inForce,
  wordsOf,
  problemText,
  children,
}: {
  readonly first: BankSettings[Name];
  readonly typed: TypedSetting<Name, Value, Problem>;
  readonly inForce: (setting: BankSettings[Name]) => ReactNode;
  readonly wordsOf: (setting: BankSettings[Name]) => ProposalWords;
  readonly problemText: (problem: Problem) => string;
  readonly children: (control: TextControl) => ReactNode;
}) {
  const { t } = useTranslation('staff');
  const { mayAdminister } = useMember();
  const work = useSetting(first, typed);
  const { form, setting, shown, isWorking } = work;
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  const heading = useId();
  const { name } = typed;
  const { proposal } = setting;
  const problem = form.problem('text');
  return (
    <section className={`stack ${styles.setting}`} aria-labelledby={heading}>
      <h3 id={heading} className="strong">
        {t(`audit.settings.of.${name}.title`)}
      </h3>
      {inForce(setting)}
      {proposal && (
        <ProposedSetting
          key={setting.edits}
          name={name}
          proposal={proposal}
          {...wordsOf(setting)}
          work={work}
        />
      )}
      {shown && (
        <ActNote
          act={shown}
          done={t(`audit.settings.outcome.${shown.name}`)}
          isUnread={work.isUnread}
        />
      )}
      {work.isSame && <Note tone="info">{t('audit.settings.outcome.same')}</Note>}
      {mayAdminister && (
        <SettingForm
          formRef={form.ref}
          busy={isWorking}
          closed={proposal !== undefined}
          label={t(`audit.settings.of.${name}.field`)}
          hint={t(proposal ? 'audit.settings.oneAtATime' : `audit.settings.of.${name}.hint`)}
          problem={problem && problemText(problem)}
          wrong={form.wrong}
          saveText={t('audit.settings.propose')}
          saveLabel={t(`audit.settings.of.${name}.propose`)}
          onSave={work.propose}
        >
          {(tied) =>
            children({
              ...tied,
              autoComplete: 'off',
              autoCapitalize: 'off',
              spellCheck: false,
              readOnly: isWorking,
              value,
              onChange: ({ target }) => onChange(target.value),
              onBlur: handleBlur,
            })
          }
        </SettingForm>
      )}
    </section>
  );
}
