import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Text } from '../../../../domain/language';
import { Field, inputClass } from '../../../../ui/form/field';
import styles from './choice-field.module.css';

/** One of a list, and what the visitor will read of it in each language. */
export function ChoiceField({
  name,
  label,
  placeholder,
  error,
  options,
  value,
  onChange,
  preview,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Undefined until something is chosen. */
  readonly preview: Text | undefined;
  /** Stands under the preview. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('staff');
  return (
    <>
      <Field label={label} error={error} required>
        {(tied) => (
          <select
            {...tied}
            className={inputClass}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.preview} aria-live="polite">
        {preview && (
          <>
            <p>{t('requests.decide.preview')}</p>
            <dl>
              {LANGUAGES.map((language) => (
                <div key={language}>
                  <dt>{t(`requests.detail.languages.${language}`)}</dt>
                  <dd lang={language}>{preview[language]}</dd>
                </div>
              ))}
            </dl>
            {children && <p>{children}</p>}
          </>
        )}
      </div>
    </>
  );
}
