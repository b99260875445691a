import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../../data/errors';
import { Button } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { Field, type FieldInput } from '../../../../ui/form/field';
import styles from './settings-section.module.css';
import type { SettingResult, useSetting } from './use-setting';

type Edited<T, Problem> = ReturnType<typeof useSetting<T, Problem>>;

/** A form of one setting: its field, a sentence about it, and what came of saving it. */
export function SettingForm<T, Problem>({
  edited: { form, result, save },
  label,
  hint,
  saveLabel,
  problemText,
  valueText,
  children,
}: {
  readonly edited: Edited<T, Problem>;
  readonly label: string;
  readonly hint: string;
  readonly saveLabel: string;
  readonly problemText: (problem: Problem) => string;
  readonly valueText: (value: T) => string;
  readonly children: (input: FieldInput) => ReactNode;
}) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const problem = form.problem('text') as Problem | undefined;
  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={label} error={problem && problemText(problem)}>
        {(tied) => (
          <>
            {children({ ...tied, 'aria-describedby': `${hintId} ${tied['aria-describedby']}` })}
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          </>
        )}
      </Field>
      <Button
        type="submit"
        look={form.busy ? 'off' : 'ink'}
        aria-disabled={form.busy || undefined}
        aria-label={form.busy ? t('audit.settings.saving') : saveLabel}
      >
        {form.busy ? t('audit.settings.saving') : t('audit.settings.save')}
      </Button>
      <Result result={result} valueText={valueText} />
    </form>
  );
}

function failureKey(code: BackendErrorCode) {
  return code === 'timeout' ? 'audit.settings.unclear' : (`failures.${code}` as const);
}

function Result<T>({
  result,
  valueText,
}: {
  readonly result: SettingResult<T>;
  readonly valueText: (value: T) => string;
}) {
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
            ? t('audit.settings.conflict', { theirs: valueText(result.theirs.value) })
            : t('audit.settings.conflictUnread')}
        </Note>
      );
    case 'failed':
      return <Note tone="error">{t(failureKey(result.code))}</Note>;
    default:
      return null;
  }
}
