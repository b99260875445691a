import { useTranslation } from 'react-i18next';
import { MAX_RATES_NOTE } from '../../../../domain/rates/rates';
import { Field, inputClass } from '../../../../ui/form/field';
import styles from './note-field.module.css';
import type { NoteForm } from './use-return';

/** The field for a note, with how much of it is used. */
export function NoteField({ form }: { readonly form: NoteForm }) {
  const { t } = useTranslation('staff');
  const problem = form.problem('note');
  const { value, onChange } = form.register('note');
  const limits = { used: value.trim().length, max: MAX_RATES_NOTE };
  return (
    <Field
      label={t('returnDraft.note')}
      required
      error={problem && t(`returnDraft.problems.${problem}`, limits)}
      note={<p className={`${styles.used} muted number`}>{t('returnDraft.used', limits)}</p>}
    >
      {(tied) => (
        <textarea
          {...tied}
          className={`${inputClass} ${styles.note}`}
          name="nota"
          rows={4}
          readOnly={form.busy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
