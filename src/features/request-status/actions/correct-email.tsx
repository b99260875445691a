import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, normalizeEmail } from '../../../domain/fields/fields';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import { FormDialog } from '../../../ui/feedback/form-dialog';
import { Note } from '../../../ui/feedback/note';
import { TextField } from '../../../ui/form/text-field';
import { type SubmitEvent, useForm } from '../../../ui/form/use-form';
import styles from './correct-email.module.css';
import { type OnDone, useAct } from './use-act';

function problemOf(typed: string, present: string): 'missing' | 'malformed' | 'same' | undefined {
  const problem = checkEmail(typed);
  if (problem) return problem === 'missing' ? 'missing' : 'malformed';
  return normalizeEmail(typed) === present ? 'same' : undefined;
}

/** Corrects the address of an open request, once. The typed address outlives the dialog. */
export function CorrectEmail({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { busy, failure, act } = useAct(onDone);
  const present = request.applicant.email;
  const form = useForm({
    initialValues: { email: '' },
    validate: ({ email }) => ({ email: problemOf(email, present) }),
  });
  const problem = form.problem('email');
  const close = () => !busy && setOpen(false);

  function correct(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !form.validate()) return;
    void act(async (backend) => ({
      done: { kind: 'corrected' },
      request: await backend.correctEmail(request, form.values.email),
    }));
  }

  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('status:correct.action')}</TextButton>
      <FormDialog
        open={open}
        title={t('status:correct.title')}
        form={{ ref: form.ref, onSubmit: correct }}
        onClose={close}
        actions={
          <>
            <Button look="line" onClick={close}>
              {t('status:correct.cancel')}
            </Button>
            <Button type="submit" look={busy ? 'off' : 'main'}>
              {t('status:correct.confirm')}
            </Button>
          </>
        }
      >
        <p>
          {t('status:correct.present')} <b>{present}</b>. {t('status:correct.once')}
        </p>
        <TextField
          label={t('status:correct.field')}
          name="correo"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={problem && t(`status:correct.${problem}`)}
          required
          {...form.register('email')}
        />
        <p role="status" className={styles.working}>
          {busy && t('status:correct.working')}
        </p>
        {failure && (
          <Note tone="error">
            {t(`failures:${failure}`)} {t('status:answer.kept')}
          </Note>
        )}
      </FormDialog>
    </>
  );
}
