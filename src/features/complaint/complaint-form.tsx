import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import { typedIn } from '../../browser/typed';
import type { Backend } from '../../data/backend';
import { useBackend } from '../../data/backend-provider';
import { ensureVisitorSession } from '../../data/ensure-visitor-session';
import { BackendError } from '../../data/errors';
import { usePrefetchedSession } from '../../data/use-prefetched-session';
import {
  COMPLAINT_KINDS,
  type Complaint,
  type ComplaintKind,
  MAX_COMPLAINT,
  newComplaintNumber,
} from '../../domain/complaint/complaint';
import { MAX_EMAIL, MAX_TEXT } from '../../domain/fields/field-patterns';
import { type FieldProblem, normalizeText, unseenSign } from '../../domain/fields/fields';
import { readCode } from '../../domain/fields/identifiers/code';
import { readEmail } from '../../domain/fields/identifiers/email';
import { requestedLanguage } from '../../i18n';
import { useI18n } from '../../i18n/use-language';
import { Icon } from '../../ui/art/icon';
import { Button } from '../../ui/button/button';
import { LoadingIcons } from '../../ui/feedback/loading-icons';
import { Field, inputClass } from '../../ui/form/field';
import { useKeptForm } from '../../ui/form/kept-form';
import { TextAreaField } from '../../ui/form/text-area-field';
import { TextField } from '../../ui/form/text-field';
import { ToCorrect } from '../../ui/form/to-correct';
import { useFragment } from '../../ui/page/use-fragment';
import { useLeaveWarning } from '../../ui/page/use-leave-warning';
import { ComplaintFailure } from './complaint-failure';
import styles from './complaint-form.module.css';
import { EMPTY, type TypedComplaint, UnknownCode, validate } from './typed-complaint';

/** Asks what went wrong, about which request, and whom to answer. */
export function ComplaintForm({ onSent }: { readonly onSent: (complaint: Complaint) => void }) {
  const { t } = useTranslation();
  const i18n = useI18n();
  const loadBackend = useBackend();
  const startSession = usePrefetchedSession();
  const fragment = useFragment();
  /** The code that no request has. */
  const [unknownCode, setUnknownCode] = useState<string>();
  const form = useKeptForm('complaint', {
    initial: EMPTY,
    validate: (values: TypedComplaint) => ({
      ...validate(values),
      ...(unknownCode !== undefined && values.code === unknownCode && { code: 'unknown' as const }),
    }),
    onChange: startSession,
  });
  const { values, submission, busy } = form;
  const used = normalizeText(values.text).length;
  useLeaveWarning(values.text !== '' && submission.status !== 'submitted');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prerendered page has an empty form, so this comes after hydration
  useEffect(() => {
    const code = readCode(fragment);
    if (code !== undefined && !typedIn<TypedComplaint>('complaint')?.code) void fillIn(code);
  }, []);

  /** Fills in the code and, from this browser's own request, the name and address. */
  async function fillIn(code: string) {
    form.set({ ...typedIn<TypedComplaint>('complaint'), code });
    const own = await loadBackend()
      .then((backend) => backend.ownRequest())
      .catch(() => undefined);
    const typed = typedIn<TypedComplaint>('complaint');
    if (own?.code !== code || typed?.name !== '' || typed.email !== '') return;
    form.set({ ...typed, name: own.applicant.name, email: own.applicant.email });
  }

  async function send(backend: Backend, typed: TypedComplaint) {
    const answer = await backend.act('fileComplaint', {
      number: newComplaintNumber(bankNow()),
      kind: typed.kind as ComplaintKind,
      text: normalizeText(typed.text),
      code: readCode(typed.code) ?? '',
      name: normalizeText(typed.name),
      email: readEmail(typed.email).text,
      // Only now: a press from before hydration is repeated before the page has changed its language.
      language: requestedLanguage(i18n),
    });
    const refused = 'refused' in answer ? answer.refused : undefined;
    if (refused === 'no-request') {
      setUnknownCode(typed.code);
      throw new UnknownCode();
    }
    if (refused) throw new BackendError(refused === 'invalid' ? 'denied' : refused);
    // Once it is stored, saying the same again finds it.
    const [made] = await backend.ownComplaints();
    if (!made) throw new BackendError('conflict');
    return made;
  }

  const submit = (prepare: (backend: Backend) => Promise<unknown>) =>
    form.handleSubmit(async (typed) => {
      const backend = await loadBackend();
      await prepare(backend);
      const sent = await send(backend, typed);
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
  const [kindProblem, codeProblem] = [form.problem('kind'), form.problem('code')] as const;
  const words = (problem: Exclude<FieldProblem, 'missing'>, typed: string, max: number) =>
    t(`signUp:problems.${problem}`, { max, sign: unseenSign(typed), part: readEmail(typed).part });
  const kindField = form.register('kind');
  const [nameProblem, emailProblem] = [form.problem('name'), form.problem('email')];

  return (
    <form
      ref={form.ref}
      className={`stack gap-20 no-print ${styles.form}`}
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
      <TextAreaField
        label={t('complaint:text')}
        name="texto"
        rows={5}
        readOnly={busy}
        error={
          textProblem &&
          (textProblem === 'missing'
            ? t('complaint:problems.text')
            : words(textProblem, values.text, MAX_COMPLAINT))
        }
        hint={t('complaint:textHint')}
        count={{
          used,
          max: MAX_COMPLAINT,
          words: t('complaint:used', { used, max: MAX_COMPLAINT }),
        }}
        {...form.register('text')}
      />
      <TextField
        label={t('complaint:code')}
        name="codigo"
        autoComplete="off"
        disabled={busy}
        error={codeProblem && t(`complaint:problems.${codeProblem}`)}
        asTyped
        {...form.register('code')}
      />
      <div className={`fold ${styles.who}`}>
        <TextField
          label={t('complaint:name')}
          name="nombre"
          autoComplete="name"
          disabled={busy}
          error={
            nameProblem &&
            (nameProblem === 'missing'
              ? t('signUp:problems.name')
              : words(nameProblem, values.name, MAX_TEXT))
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
            (emailProblem === 'missing'
              ? t('signUp:problems.email')
              : words(emailProblem, values.email, MAX_EMAIL))
          }
          required
          {...form.register('email')}
        />
      </div>
      <ToCorrect count={form.wrong} />
      {failure !== undefined && (
        <ComplaintFailure error={failure} onSignOutAndSend={submit(ensureVisitorSession)} />
      )}
      <div className="stack">
        {busy ? (
          <div className={`row gap-8 gap-x-16 ${styles.sending}`} role="status">
            <LoadingIcons />
            {t('complaint:sending')}
          </div>
        ) : (
          <Button type="submit">
            {t('complaint:send')} <Icon name="arrow-right" />
          </Button>
        )}
        <p className={`small ${styles.hint} muted`}>{t('complaint:privacy')}</p>
      </div>
    </form>
  );
}
