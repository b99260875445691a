import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { becomeVisitor } from '../../../data/become-visitor';
import { errorCode, isUnsent } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import { hasWrongCheckDigit, normalizeCedula } from '../../../domain/fields/fields';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/form/text-field';
import type { SubmitEvent } from '../../../ui/form/use-form';
import { Consents } from './consents';
import { problemWords } from './problem-words';
import {
  CONTROL_NAMES,
  isConsent,
  looksReady,
  MAX_LENGTHS,
  problemsOf,
  type RequiredField,
  type TypedField,
} from './request-form';
import { SendFailure } from './send-failure';
import styles from './send-form.module.css';
import { SendIcons } from './send-icons';
import type { RequestFormState } from './use-request-form';

const NOTES_ID = 'send-notes';

const stay = (event: SubmitEvent) => event.preventDefault();

const INPUTS = {
  name: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  cedula: { autoComplete: 'off' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', required: false },
} as const satisfies Record<TypedField, object>;

/** The applicant, the consents, and SEND, which the children may hold back. */
export function SendForm({
  calculator,
  state: { form, send },
  waits,
  children,
}: {
  readonly calculator: Calculator;
  readonly state: RequestFormState;
  readonly waits: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { values, submission, busy } = form;
  const { status } = submission;
  const ready = looksReady(values) && !waits;

  useEffect(() => {
    // Disabling the fields would drop the focus out of the dialog.
    if (busy) form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [busy, form.ref]);

  function errorOf(field: RequiredField): string | undefined {
    // Text that is too long is named while it is typed.
    const isTooLong = !isConsent(field) && values[field].length > MAX_LENGTHS[field];
    const problem = isTooLong ? problemsOf(values)[field] : form.problem(field);
    return problem && problemWords(field, problem, t);
  }

  const cedula = {
    onBlur: () => {
      form.set({ cedula: normalizeCedula(values.cedula) });
      form.register('cedula').onBlur();
    },
    warning:
      form.isChecked('cedula') && hasWrongCheckDigit(values.cedula)
        ? t('request:checkDigit')
        : undefined,
  };

  const typed = (field: TypedField) => (
    <TextField
      label={t(`request:fields.${field}`, { game: calculator.name })}
      name={CONTROL_NAMES[field]}
      error={errorOf(field)}
      required
      {...INPUTS[field]}
      {...form.register(field)}
      {...(field === 'cedula' && cedula)}
    />
  );

  return (
    <form
      ref={form.ref}
      className={styles.sendForm}
      noValidate
      onSubmit={waits ? stay : send()}
      aria-busy={busy}
    >
      <fieldset className={styles.fields} disabled={busy}>
        <div className={styles.grid}>
          {typed('name')}
          {typed('nickname')}
          {typed('email')}
          {typed('cedula')}
          {typed('phone')}
        </div>
        <Consents form={form} errorOf={errorOf} />
      </fieldset>
      <div className={styles.notes} id={NOTES_ID}>
        {children}
      </div>
      {submission.status === 'failed' && !waits && (
        <SendFailure
          code={errorCode(submission.error)}
          unsent={isUnsent(submission.error)}
          onRetry={send()}
          onSignOutAndSend={send(becomeVisitor)}
        />
      )}
      <div className={styles.go}>
        <Button
          type="submit"
          className={styles.send}
          look={ready && status !== 'submitting' ? 'main' : 'off'}
          aria-disabled={!ready || busy}
          aria-describedby={NOTES_ID}
        >
          {t('request:send')}
          <Icon name={status === 'submitted' ? 'check' : 'arrow-right'} />
        </Button>
        <SendIcons moving={status === 'submitting'} />
      </div>
      <p className={styles.progress} role="status">
        {status === 'submitting' && t('request:sending')}
        {status === 'submitted' && t('request:sent')}
      </p>
    </form>
  );
}
