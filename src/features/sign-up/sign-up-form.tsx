import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadWithTyped } from '../../browser/typed';
import { brand } from '../../config/brand';
import { timings } from '../../config/timings';
import type { Backend } from '../../data/backend';
import { useBackend } from '../../data/backend-provider';
import { ensureVisitorSession } from '../../data/ensure-visitor-session';
import { type BackendErrorCode, errorCode, isUnclear, isUnsent } from '../../data/errors';
import { usePrefetchedSession } from '../../data/use-prefetched-session';
import { MAX_EMAIL, MAX_TEXT } from '../../domain/fields/field-patterns';
import { checkName, unseenSign } from '../../domain/fields/fields';
import { readEmail } from '../../domain/fields/identifiers/email';
import { MAX_SIGN_UPS, SIGN_UP_PAUSE_SECONDS, type SubscriberDraft } from '../../domain/subscriber';
import { requestedLanguage } from '../../i18n';
import { useI18n } from '../../i18n/use-language';
import { Icon } from '../../ui/art/icon';
import { Button } from '../../ui/button/button';
import { noteClick } from '../../ui/feedback/last-press';
import { LoadingIcons } from '../../ui/feedback/loading-icons';
import { Note } from '../../ui/feedback/note';
import { Checkbox } from '../../ui/form/checkbox';
import { useKeptForm } from '../../ui/form/kept-form';
import { TextField } from '../../ui/form/text-field';
import { ToCorrect } from '../../ui/form/to-correct';
import type { SubmitEvent } from '../../ui/form/use-form';
import { useLeaveWarning } from '../../ui/page/use-leave-warning';
import styles from './sign-up-page.module.css';

/** Why a sign-up failed and what to do; the Send button stays for trying again. */
function Failure({
  code,
  unsent,
  onSignOutAndSend,
}: {
  readonly code: BackendErrorCode;
  /** It is certain that nothing was sent. */
  readonly unsent: boolean;
  readonly onSignOutAndSend: (event: SubmitEvent) => void;
}) {
  const { t } = useTranslation();
  const unclear = !unsent && isUnclear(code);
  return (
    <Note tone="error">
      <p>
        <b>{t(unclear ? 'signUp:unclear' : 'signUp:failed')}</b>{' '}
        {code === 'limit'
          ? t('signUp:limit', { max: MAX_SIGN_UPS, seconds: SIGN_UP_PAUSE_SECONDS })
          : t(`failures:${code}`)}{' '}
        {code !== 'outdated' && t('failures:kept')}
      </p>
      <div className="actions">
        {code === 'not-a-visitor' && (
          <Button look="ink" onClick={onSignOutAndSend}>
            {t('failures:signOutAndSend')}
          </Button>
        )}
        {code === 'outdated' && (
          <Button look="ink" onClick={reloadWithTyped}>
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

interface SignUp extends SubscriberDraft {
  readonly consent: boolean;
}

const EMPTY: SignUp = { name: '', lastName: '', email: '', consent: false };

/** The fields by their stored names, and the browser's autocompletion for each. */
const FIELDS = [
  { id: 'name', name: 'nombre', autoComplete: 'given-name' },
  { id: 'lastName', name: 'apellido', autoComplete: 'family-name' },
  { id: 'email', name: 'correo', autoComplete: 'email', type: 'email', inputMode: 'email' },
] as const;

const validate = ({ name, lastName, email, consent }: SignUp) => ({
  name: checkName(name),
  lastName: checkName(lastName),
  email: readEmail(email).problem,
  consent: consent ? undefined : ('missing' as const),
});

/** Asks for name, last name, e-mail and consent; `onThanks` is called 700 ms after they were saved. */
export function SignUpForm({ onThanks }: { readonly onThanks: () => void }) {
  const { t } = useTranslation();
  const i18n = useI18n();
  const loadBackend = useBackend();
  const startSession = usePrefetchedSession();
  const form = useKeptForm('sign-up', { initial: EMPTY, validate, onChange: startSession });
  const { submission, busy } = form;
  useLeaveWarning(form.isTyped);

  useEffect(() => {
    if (submission.status !== 'submitted') return;
    const leaving = setTimeout(onThanks, timings.afterSignUpMs);
    return () => clearTimeout(leaving);
  }, [submission, onThanks]);

  const send = (prepare: (backend: Backend) => Promise<unknown>) =>
    form.handleSubmit(async ({ consent: _, ...draft }) => {
      const backend = await loadBackend();
      await prepare(backend);
      // Only now: a press from before hydration is repeated before the page has changed its language.
      await backend.registerSubscriber(draft, requestedLanguage(i18n));
    });

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onClickCapture={noteClick}
      onSubmit={send((backend) => backend.startSession())}
    >
      {FIELDS.map(({ id, ...input }) => {
        const problem = form.problem(id);
        return (
          <TextField
            key={id}
            label={t(`signUp:${id}`)}
            error={
              problem &&
              t(`signUp:problems.${problem === 'missing' ? id : problem}`, {
                max: id === 'email' ? MAX_EMAIL : MAX_TEXT,
                sign: unseenSign(form.values[id]),
                part: readEmail(form.values[id]).part,
              })
            }
            disabled={busy}
            required
            {...form.register(id)}
            {...input}
          />
        );
      })}
      <Checkbox
        label={t('signUp:consent')}
        name="consentimiento"
        checked={form.values.consent}
        onChange={(consent) => form.set({ consent })}
        error={form.problem('consent') && t('signUp:problems.consent')}
        required
      />
      <ToCorrect count={form.wrong} />
      {submission.status === 'failed' && (
        <Failure
          code={errorCode(submission.error)}
          unsent={isUnsent(submission.error)}
          onSignOutAndSend={send(ensureVisitorSession)}
        />
      )}
      <div className={styles.send}>
        {busy ? (
          <div className={styles.sending} role="status">
            {submission.status === 'submitted' ? (
              <Note tone="success">{t('signUp:done')}</Note>
            ) : (
              <>
                <LoadingIcons />
                {t('signUp:sending')}
              </>
            )}
          </div>
        ) : (
          <Button type="submit">
            {t('signUp:send')} <Icon name="arrow-right" />
          </Button>
        )}
      </div>
    </form>
  );
}
