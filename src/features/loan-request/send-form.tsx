import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import type { Calculator } from '../../domain/calculator';
import { Button } from '../../ui/button';
import { Checkbox, TextField } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { problemWords } from './problem-words';
import {
  CONTROL_NAMES,
  looksReady,
  problemOf,
  type RequestForm,
  type RequiredField,
  type TypedField,
} from './request-form';
import { SendFailure } from './send-failure';
import { SendIcons } from './send-icons';
import { useRequestForm } from './use-request-form';
import type { Sending } from './use-sending';

const INPUTS = {
  name: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  cedula: { autoComplete: 'off' },
} as const satisfies Record<TypedField, object>;

/** Who asks and what they agree to, and SEND. */
export function SendForm({
  calculator,
  sending,
  onSend,
  onSignOutAndSend,
}: {
  readonly calculator: Calculator;
  readonly sending: Sending;
  readonly onSend: (form: RequestForm) => void;
  readonly onSignOutAndSend: (form: RequestForm) => void;
}) {
  const { t } = useTranslation();
  const { form, set, leave, isLeft, doubtsCedula, check, inputs } = useRequestForm(calculator.id);
  const shown = useRef<HTMLFormElement>(null);
  const busy = sending.stage === 'sending' || sending.stage === 'sent';

  useEffect(() => {
    // Disabling the fields would drop the focus out of the dialog.
    if (busy) shown.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [busy]);

  function submit(send: (form: RequestForm) => void) {
    if (!busy && check()) send(form);
  }

  function submitForm(event: FormEvent) {
    event.preventDefault();
    submit(onSend);
  }

  function errorOf(field: RequiredField): string | undefined {
    const problem = isLeft(field) ? problemOf(field, form) : undefined;
    return problem && problemWords(field, problem, t);
  }

  const typed = (field: TypedField) => (
    <TextField
      ref={(input) => {
        inputs.current[field] = input;
      }}
      label={t(`request.fields.${field}`, { game: calculator.name })}
      name={CONTROL_NAMES[field]}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      onBlur={() => leave(field)}
      error={errorOf(field)}
      warning={field === 'cedula' && doubtsCedula ? t('request.checkDigit') : undefined}
      required
      {...INPUTS[field]}
    />
  );

  return (
    <form ref={shown} className="send-form" noValidate onSubmit={submitForm} aria-busy={busy}>
      <fieldset className="send-form__fields" disabled={busy}>
        <div className="send-form__grid">
          {typed('name')}
          {typed('nickname')}
          {typed('email')}
          {typed('cedula')}
        </div>
        <div className="send-form__consents">
          <Checkbox
            ref={(input) => {
              inputs.current.consent = input;
            }}
            label={t('request.consent')}
            name={CONTROL_NAMES.consent}
            checked={form.consent}
            onChange={(consent) => set({ consent })}
            error={errorOf('consent')}
            required
          />
          <Checkbox
            label={t('request.marketing')}
            name={CONTROL_NAMES.marketing}
            checked={form.marketing}
            onChange={(marketing) => set({ marketing })}
          />
          <a
            className="link send-form__privacy"
            href={brand.privacyUrl}
            target="_blank"
            rel="noopener"
          >
            {t('request.privacy')}
          </a>
        </div>
      </fieldset>
      {sending.stage === 'failed' && (
        <SendFailure
          code={sending.code}
          unsent={sending.unsent}
          onRetry={() => submit(onSend)}
          onSignOutAndSend={() => submit(onSignOutAndSend)}
        />
      )}
      <div className="send-form__go">
        <Button
          type="submit"
          className="send-form__send"
          look={looksReady(form) && sending.stage !== 'sending' ? 'main' : 'off'}
          aria-disabled={!looksReady(form) || busy}
        >
          {t('request.send')}
          <Icon name={sending.stage === 'sent' ? 'check' : 'arrow-right'} />
        </Button>
        <SendIcons moving={sending.stage === 'sending'} />
      </div>
      <p className="send-form__progress" role="status">
        {sending.stage === 'sending' && t('request.sending')}
        {sending.stage === 'sent' && t('request.sent')}
      </p>
    </form>
  );
}
