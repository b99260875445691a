import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Setting } from '../../../../domain/bank-settings';
import type { FieldInput } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { SettingForm } from './setting-form';
import { SettingResult } from './setting-result';
import { type TextSetting, useTextSetting } from './use-text-setting';

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

/** A form of a setting that is typed as text. */
export function TextSettingForm<T, Problem>({
  first,
  setting,
  label,
  hint,
  saveLabel,
  problemText,
  children,
}: {
  readonly first: Setting<T>;
  readonly setting: TextSetting<T, Problem>;
  readonly label: string;
  readonly hint: string;
  readonly saveLabel: string;
  readonly problemText: (problem: Problem) => string;
  readonly children: (control: TextControl) => ReactNode;
}) {
  const { t } = useTranslation('staff');
  const { form, outcome, save } = useTextSetting(first, setting);
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  const problem = form.problem('text');
  return (
    <SettingForm
      formRef={form.ref}
      busy={form.busy}
      label={label}
      hint={hint}
      problem={problem && problemText(problem)}
      saveText={t('audit.settings.save')}
      saveLabel={saveLabel}
      onSave={() => void save()}
      result={<SettingResult outcome={outcome} />}
    >
      {(tied) =>
        children({
          ...tied,
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          readOnly: form.busy,
          value,
          onChange: ({ target }) => onChange(target.value),
          onBlur: handleBlur,
        })
      }
    </SettingForm>
  );
}
