import type { TFunction } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { ensureVisitorSession } from '../../../data/ensure-visitor-session';
import { errorCode, isUnsent } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import { type FieldProblem, unseenSign } from '../../../domain/fields/fields';
import { hasWrongCheckDigit, readCedula } from '../../../domain/fields/identifiers/cedula';
import { OPTIONAL_NAMES } from '../../../domain/request/optional-fields';
import { Icon, type IconName } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { noteClick } from '../../../ui/feedback/last-press';
import { Checkbox } from '../../../ui/form/checkbox';
import { TextField } from '../../../ui/form/text-field';
import { ToCorrect } from '../../../ui/form/to-correct';
import type { SubmitEvent } from '../../../ui/form/use-form';
import {
  CONTROL_NAMES,
  isConsent,
  isOptional,
  looksReady,
  MAX_LENGTHS,
  problemsOf,
  type RequiredConsent,
  type RequiredField,
  type TypedField,
  unusablePart,
} from './request-form';
import { SendFailure } from './send-failure';
import styles from './send-form.module.css';
import type { RequestFormState } from './use-request-form';

const REQUIRED: readonly RequiredConsent[] = ['consent', 'bureaus'];

/** A link that leaves the dialog open. */
function LinkOutside({
  to,
  className = '',
  children,
}: {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: string;
}) {
  const { t } = useTranslation();
  return (
    <a className={`link ${className}`} href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('shell:newTab')}</span>
    </a>
  );
}

/** What the visitor declares by sending, and agrees to: a box for each purpose, the last one optional. */
function Consents({
  form,
  errorOf,
}: {
  readonly form: RequestFormState['form'];
  readonly errorOf: (field: RequiredConsent) => string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.consents}>
      <p className={styles.declaration}>{t('request:declaration')}</p>
      {REQUIRED.map((field) => (
        <Checkbox
          key={field}
          label={t(`request:${field}`)}
          name={CONTROL_NAMES[field]}
          checked={form.values[field]}
          onChange={(agreed) => form.set({ [field]: agreed })}
          error={errorOf(field)}
          required
        />
      ))}
      <Checkbox
        label={t('request:marketing')}
        name={CONTROL_NAMES.marketing}
        checked={form.values.marketing}
        onChange={(marketing) => form.set({ marketing })}
      />
      <LinkOutside to={paths.privacy} className={styles.privacy}>
        {t('request:privacy')}
      </LinkOutside>
      <p className={styles.customers}>
        {t('request:customers')}{' '}
        <LinkOutside to={brand.accountOpeningUrl}>{t('shell:footer.openAccount')}</LinkOutside>
      </p>
    </div>
  );
}

/** The problem of a field, in the visitor's language. */
function problemWords(
  field: RequiredField,
  typed: string,
  problem: FieldProblem,
  t: TFunction,
): string {
  if (isConsent(field)) return t(`request:missing.${field}`);
  if (isOptional(field) && problem === 'malformed') return t(`request:malformed.${field}`);
  if (problem === 'missing') return isOptional(field) ? '' : t(`request:missing.${field}`);
  return t(`request:problems.${problem}`, {
    max: MAX_LENGTHS[field],
    sign: unseenSign(typed),
    part: unusablePart(field, typed),
  });
}

const ICONS: readonly IconName[] = ['coin', 'shield', 'star', 'heart', 'bolt'];

/** The five icons of the specification that play while a request is being sent. */
function SendIcons({ moving }: { readonly moving: boolean }) {
  return (
    <span
      className={moving ? `${styles.sendIcons} ${styles.moving}` : styles.sendIcons}
      aria-hidden="true"
    >
      {ICONS.map((name) => (
        <Icon key={name} name={name} className={styles.icon} />
      ))}
    </span>
  );
}

const NOTES_ID = 'send-notes';
const MISSING_ID = 'send-form-missing';

const stay = (event: SubmitEvent) => event.preventDefault();

const INPUTS = {
  name: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname', asTyped: true },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  cedula: { autoComplete: 'off', asTyped: true },
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
    return problem && problemWords(field, isConsent(field) ? '' : values[field], problem, t);
  }

  const cedula = {
    onBlur: () => {
      const { text, problem } = readCedula(values.cedula);
      if (!problem) form.set({ cedula: text });
      form.register('cedula').onBlur();
    },
    warning:
      form.isChecked('cedula') && hasWrongCheckDigit(values.cedula)
        ? t('request:checkDigit')
        : undefined,
  };

  const typed = (field: TypedField) => (
    <TextField
      key={field}
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
      onClickCapture={noteClick}
      onSubmit={waits ? stay : send()}
      aria-busy={busy}
    >
      <fieldset className={styles.fields} disabled={busy}>
        <div className={styles.grid}>
          {typed('name')}
          {typed('nickname')}
          {typed('email')}
          {typed('cedula')}
          {OPTIONAL_NAMES.map(typed)}
        </div>
        <Consents form={form} errorOf={errorOf} />
      </fieldset>
      <ToCorrect count={form.wrong} />
      <div className={styles.notes} id={NOTES_ID}>
        {children}
      </div>
      {submission.status === 'failed' && !waits && (
        <SendFailure
          code={errorCode(submission.error)}
          unsent={isUnsent(submission.error)}
          onRetry={send()}
          onSignOutAndSend={send(ensureVisitorSession)}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.go}>
          <Button
            type="submit"
            className={styles.send}
            look={ready && status !== 'submitting' ? 'main' : 'off'}
            aria-disabled={!ready || busy}
            aria-describedby={ready || waits ? NOTES_ID : `${NOTES_ID} ${MISSING_ID}`}
          >
            {t('request:send')}
            <Icon name={status === 'submitted' ? 'check' : 'arrow-right'} />
          </Button>
          <SendIcons moving={status === 'submitting'} />
          <span id={MISSING_ID} hidden>
            {t('request:fillFirst')}
          </span>
        </div>
        <p className={styles.progress} role="status">
          {status === 'submitting' && t('request:sending')}
          {status === 'submitted' && t('request:sent')}
        </p>
      </div>
    </form>
  );
}
