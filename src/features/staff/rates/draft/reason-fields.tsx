import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeText, unseenSign } from '../../../../domain/fields/fields';
import { LANGUAGES, type Language } from '../../../../domain/language';
import { MAX_RATES_REASON } from '../../../../domain/rates/rates';
import { Field, inputClass } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import type { DraftForm } from './draft-state';
import { REASON_NAMES } from './draft-values';
import styles from './reason-fields.module.css';

interface ReasonProps {
  readonly form: DraftForm;
  /** The lines that rise so much that they have to be explained. */
  readonly large: string;
  readonly readOnly: boolean;
}

/** Why the rates change, in both languages. */
export function ReasonFields(props: ReasonProps) {
  return (
    <div className={styles.fields}>
      {LANGUAGES.map((language) => (
        <ReasonField key={language} language={language} {...props} />
      ))}
    </div>
  );
}

function ReasonField({
  language,
  form,
  large,
  readOnly,
}: ReasonProps & { readonly language: Language }) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const name = REASON_NAMES[language];
  const { value = '', onChange, onBlur, live } = form.register(name);
  const handleBlur = useDelayedBlur(onBlur);
  const problem = form.problem(name);
  return (
    <Field
      live={live}
      label={t(`rates.draft.reasons.${language}`)}
      error={
        problem &&
        t(`rates.draft.problems.${problem}`, {
          max: MAX_RATES_REASON,
          lines: large,
          sign: unseenSign(value),
        })
      }
    >
      {(tied) => (
        <div className={styles.reason}>
          <textarea
            {...tied}
            className={inputClass}
            aria-describedby={`${hintId} ${tied['aria-describedby']}`}
            name={name}
            lang={language}
            rows={3}
            autoComplete="off"
            readOnly={readOnly}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={handleBlur}
          />
          <p id={hintId} className={`${styles.hint} number`}>
            {t('rates.draft.reasonHint')}{' '}
            {t('rates.draft.count', { length: normalizeText(value).length, max: MAX_RATES_REASON })}
          </p>
        </div>
      )}
    </Field>
  );
}
