import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkName } from '../../domain/fields';
import type { SubscriberDraft } from '../../domain/subscriber';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { LoadingIcons } from '../../ui/loading-icons';
import { Note } from '../../ui/note';
import { Failure } from './failure';
import { problemWords } from './problem-words';
import type { SignUpState } from './use-sign-up';

const EMPTY: SubscriberDraft = { name: '', lastName: '', email: '' };

/** The fields by their stored names, what checks them and what browsers may fill in. */
const FIELDS = [
  { id: 'name', name: 'nombre', check: checkName, autoComplete: 'given-name' },
  { id: 'lastName', name: 'apellido', check: checkName, autoComplete: 'family-name' },
  { id: 'email', name: 'correo', check: checkEmail, autoComplete: 'email' },
] as const;

/** Name, last name and e-mail. What was typed stays, whatever happens. */
export function SignUpForm({
  state,
  onSend,
  onSignOutAndSend,
}: {
  readonly state: SignUpState;
  readonly onSend: (draft: SubscriberDraft) => void;
  readonly onSignOutAndSend: (draft: SubscriberDraft) => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const busy = state.step === 'sending' || state.step === 'done';

  const submit = (send: (draft: SubscriberDraft) => void) => {
    const wrong = FIELDS.find(({ id, check }) => check(draft[id]) !== undefined);
    setLeft(new Set(FIELDS.map(({ id }) => id)));
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
    else send(draft);
  };

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit(onSend);
  };

  return (
    <form ref={form} className="sign-up__form" noValidate onSubmit={submitForm}>
      {FIELDS.map(({ id, name, check, autoComplete }) => {
        const problem = left.has(id) ? check(draft[id]) : undefined;
        return (
          <TextField
            key={id}
            name={name}
            label={t(`signUp.${id}`)}
            value={draft[id]}
            onChange={(typed) => setDraft({ ...draft, [id]: typed })}
            // An empty field is passed by on the way to others; submitting asks for it.
            onBlur={() => draft[id] !== '' && setLeft(new Set([...left, id]))}
            error={problem && problemWords(id, problem, t)}
            autoComplete={autoComplete}
            disabled={busy}
            required
            {...(id === 'email' && { type: 'email', inputMode: 'email' })}
          />
        );
      })}
      {state.step === 'failed' && (
        <Failure
          code={state.code}
          unsent={state.unsent}
          onSignOutAndSend={() => submit(onSignOutAndSend)}
        />
      )}
      <div className="sign-up__send">
        {busy ? (
          <div className="sign-up__sending" role="status">
            {state.step === 'done' ? (
              <Note tone="success">{t('signUp.done')}</Note>
            ) : (
              <>
                <LoadingIcons />
                {t('signUp.sending')}
              </>
            )}
          </div>
        ) : (
          <Button type="submit">
            {t('signUp.send')} <Icon name="arrow-right" />
          </Button>
        )}
      </div>
    </form>
  );
}
