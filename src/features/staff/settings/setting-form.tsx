import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldInput } from '../../../ui/form/field';
import { ToCorrect } from '../../../ui/form/to-correct';
import { OffButton } from '../parts/off-button';
import styles from './settings-section.module.css';

/** A form of one setting: its field, a sentence about it, its button, and what came of it. */
export function SettingForm({
  formRef,
  busy,
  closed = false,
  label,
  hint,
  problem,
  wrong,
  saveText,
  saveLabel,
  onSave,
  children,
  result,
}: {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Whether saving is closed; the hint tells why. */
  readonly closed?: boolean;
  readonly label: string;
  readonly hint: string;
  readonly problem: string | undefined;
  /** How many fields were wrong when it was sent. */
  readonly wrong: number;
  readonly saveText: string;
  readonly saveLabel: string;
  readonly onSave: () => void;
  readonly children: (input: FieldInput) => ReactNode;
  readonly result?: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const off = busy || closed;
  return (
    <form
      ref={formRef}
      className={`stack start ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!off) onSave();
      }}
    >
      <Field label={label} error={problem}>
        {(tied) => (
          <>
            {children({ ...tied, 'aria-describedby': `${hintId} ${tied['aria-describedby']}` })}
            <p id={hintId} className={`small muted ${styles.hint}`}>
              {hint}
            </p>
          </>
        )}
      </Field>
      <ToCorrect count={wrong} />
      <OffButton
        type="submit"
        look="ink"
        isOff={off}
        aria-describedby={closed ? hintId : undefined}
        aria-label={busy ? t('saving') : saveLabel}
      >
        {busy ? t('saving') : saveText}
      </OffButton>
      {result}
    </form>
  );
}
