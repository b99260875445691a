import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import type { Backend } from '../../data/backend';
import { useBackend } from '../../data/backend-provider';
import { becomeVisitor } from '../../data/become-visitor';
import { errorCode, isUnclear, isUnsent } from '../../data/errors';
import { keepTyped, takeTyped } from '../../data/kept/typed';
import { useSessionAhead } from '../../data/use-session-ahead';
import {
  COMPLAINT_KINDS,
  COMPLAINT_PAUSE_SECONDS,
  type Complaint,
  type ComplaintKind,
  MAX_COMPLAINT,
  MAX_COMPLAINTS,
} from '../../domain/complaint/complaint';
import { checkEmail, checkLine, checkName } from '../../domain/fields/fields';
import { readCode } from '../../domain/request/request-code';
import { requestedLanguage } from '../../i18n';
import { useI18n } from '../../i18n/use-language';
import { Icon } from '../../ui/art/icon';
import { Button } from '../../ui/button/button';
import { LoadingIcons } from '../../ui/feedback/loading-icons';
import { Note } from '../../ui/feedback/note';
import { Field, inputClass, textAreaClass } from '../../ui/form/field';
import { TextField } from '../../ui/form/text-field';
import { type SubmitEvent, useForm } from '../../ui/form/use-form';
import { useFragment } from '../../ui/use-fragment';
import { useLeaveWarning } from '../../ui/use-leave-warning';
import styles from './complaint-form.module.css';
import {
  forgetComplaint,
  saveComplaint,
  type TypedComplaint,
  typedComplaint,
} from './typed-complaint';

const NAME = 'complaint';

/** No request has the code: a wrong field, and not a failure. */
class UnknownCode extends Error {
  override readonly name = 'UnknownCode';
}

/** The stored complaint is one line. */
const inOneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim();

const validate = ({ kind, text, code, name, email }: TypedComplaint) => ({
  kind: kind === '' ? ('missing' as const) : undefined,
  text: checkLine(inOneLine(text), MAX_COMPLAINT),
  code: code.trim() !== '' && readCode(code) === undefined ? ('malformed' as const) : undefined,
  name: checkName(name),
  email: checkEmail(email),
});

/** Why sending failed and what to do; the Send button stays for trying again. */
function Failure({
  error,
  onSignOutAndSend,
  onReload,
}: {
  readonly error: unknown;
  readonly onSignOutAndSend: (event: SubmitEvent) => void;
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const code = errorCode(error);
  const unclear = !isUnsent(error) && isUnclear(code);
  return (
    <Note tone="error">
      <p>
        <b>{t(unclear ? 'complaint:unclear' : 'complaint:failed')}</b>{' '}
        {code === 'limit'
          ? t('complaint:limit', { max: MAX_COMPLAINTS, seconds: COMPLAINT_PAUSE_SECONDS })
          : t(`failures:${code}`)}{' '}
        {code !== 'outdated' && t('complaint:kept')}
      </p>
      <div className="actions">
        {code === 'not-a-visitor' && (
          <Button look="ink" onClick={onSignOutAndSend}>
            {t('failures:signOutAndSend')}
          </Button>
        )}
        {code === 'outdated' && (
          <Button look="ink" onClick={onReload}>
            {t('errors:newRelease.reload')}
          </Button>
        )}
        <a className="link" href={brand.phoneHref}>
          {t('signUp:help')}
        </a>
      </div>
    </Note>
  );
}

/** Asks what went wrong, about which request, and whom to answer. */
export function ComplaintForm({ onSent }: { readonly onSent: (complaint: Complaint) => void }) {
  const { t } = useTranslation();
  const i18n = useI18n();
  const loadBackend = useBackend();
  const startSession = useSessionAhead();
  const fragment = useFragment();
  /** The code that no request has. */
  const [unknownCode, setUnknownCode] = useState<string>();
  const form = useForm({
    initialValues: typedComplaint,
    validate: (values: TypedComplaint) => ({
      ...validate(values),
      ...(unknownCode !== undefined && values.code === unknownCode && { code: 'unknown' as const }),
    }),
    onChange(values) {
      saveComplaint(values);
      startSession();
    },
  });
  const { values, submission, busy } = form;
  const used = inOneLine(values.text).length;
  useLeaveWarning(values.text !== '' && submission.status !== 'submitted');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prerendered page has an empty form, so this comes after hydration
  useEffect(() => {
    const typed = takeTyped<TypedComplaint>(NAME);
    const code = readCode(fragment);
    if (typed) form.set(typed);
    else if (code !== undefined && values.code === '') void fillIn(code);
  }, []);

  /** The request of this browser's own session also knows name and address. */
  async function fillIn(code: string) {
    form.set({ code });
    const own = await loadBackend()
      .then((backend) => backend.ownRequest())
      .catch(() => undefined);
    const { name, email } = typedComplaint();
    if (own?.code !== code || name !== '' || email !== '') return;
    const { applicant } = own;
    form.set({ ...typedComplaint(), name: applicant.name, email: applicant.email });
  }

  async function send(backend: Backend, typed: TypedComplaint) {
    const code = readCode(typed.code);
    if (code !== undefined && (await backend.trackRequest(code)) === undefined) {
      setUnknownCode(typed.code);
      throw new UnknownCode();
    }
    return backend.submitComplaint({
      kind: typed.kind as ComplaintKind,
      text: inOneLine(typed.text),
      code,
      name: typed.name,
      email: typed.email,
      // Only now: a press from before hydration is repeated before the page has changed its language.
      language: requestedLanguage(i18n),
    });
  }

  const submit = (prepare: (backend: Backend) => Promise<unknown>) =>
    form.handleSubmit(async (typed) => {
      const backend = await loadBackend();
      await prepare(backend);
      const sent = await send(backend, typed);
      forgetComplaint();
      onSent(sent);
    });

  const failure =
    submission.status === 'failed' && !(submission.error instanceof UnknownCode)
      ? submission.error
      : undefined;
  useEffect(() => {
    if (submission.status === 'failed' && submission.error instanceof UnknownCode)
      form.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submission, form.ref]);

  const textProblem = used > MAX_COMPLAINT ? 'too-long' : form.problem('text');
  const kindProblem = form.problem('kind');
  const codeProblem = form.problem('code');
  const words = (problem: Exclude<ReturnType<typeof checkEmail>, undefined | 'missing'>) =>
    t(`signUp:problems.${problem}`);
  const textField = form.register('text');
  const kindField = form.register('kind');
  const [nameProblem, emailProblem] = [form.problem('name'), form.problem('email')];

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onSubmit={submit((backend) => backend.startSession())}
    >
      <Field
        label={t('complaint:kind')}
        error={kindProblem && t('complaint:problems.kind')}
        required
      >
        {(tied) => (
          <select
            {...tied}
            className={inputClass}
            name="tipo"
            autoComplete="off"
            disabled={busy}
            value={values.kind}
            onChange={(event) => kindField.onChange(event.target.value as ComplaintKind | '')}
            onBlur={kindField.onBlur}
          >
            <option value="">{t('complaint:choose')}</option>
            {COMPLAINT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`complaint:kinds.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t('complaint:text')}
        error={
          textProblem &&
          (textProblem === 'missing'
            ? t('complaint:problems.text')
            : textProblem === 'too-long'
              ? t('complaint:problems.text-long', { max: MAX_COMPLAINT })
              : words(textProblem))
        }
        note={<p className={`${styles.hint} muted`}>{t('complaint:textHint')}</p>}
        required
      >
        {(tied) => (
          <textarea
            {...tied}
            className={textAreaClass}
            name="texto"
            rows={5}
            autoComplete="off"
            readOnly={busy}
            value={values.text}
            onChange={(event) => textField.onChange(event.target.value)}
            onBlur={textField.onBlur}
          />
        )}
      </Field>
      <p className={`${styles.used} muted number`}>
        {t('complaint:used', { used, max: MAX_COMPLAINT })}
      </p>
      <TextField
        label={t('complaint:code')}
        name="codigo"
        autoComplete="off"
        disabled={busy}
        error={
          codeProblem && t(`complaint:problems.${codeProblem === 'unknown' ? 'unknown' : 'code'}`)
        }
        {...form.register('code')}
      />
      <div className={styles.who}>
        <TextField
          label={t('complaint:name')}
          name="nombre"
          autoComplete="name"
          disabled={busy}
          error={
            nameProblem &&
            (nameProblem === 'missing' ? t('signUp:problems.name') : words(nameProblem))
          }
          required
          {...form.register('name')}
        />
        <TextField
          label={t('complaint:email')}
          name="correo"
          type="email"
          inputMode="email"
          autoComplete="email"
          disabled={busy}
          error={
            emailProblem &&
            (emailProblem === 'missing' ? t('signUp:problems.email') : words(emailProblem))
          }
          required
          {...form.register('email')}
        />
      </div>
      {failure !== undefined && (
        <Failure
          error={failure}
          onSignOutAndSend={submit(becomeVisitor)}
          onReload={() => {
            keepTyped(NAME, values);
            window.location.reload();
          }}
        />
      )}
      <div className={styles.send}>
        {busy ? (
          <div className={styles.sending} role="status">
            <LoadingIcons />
            {t('complaint:sending')}
          </div>
        ) : (
          <Button type="submit">
            {t('complaint:send')} <Icon name="arrow-right" />
          </Button>
        )}
        <p className={`${styles.hint} muted`}>{t('complaint:privacy')}</p>
      </div>
    </form>
  );
}
