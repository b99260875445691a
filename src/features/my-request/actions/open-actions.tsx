import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seenOfOwn } from '../../../domain/acts/visitor/asked';
import { MAX_EMAIL } from '../../../domain/fields/field-patterns';
import type { FieldProblem } from '../../../domain/fields/fields';
import { readEmail } from '../../../domain/fields/identifiers/email';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import { NoBreak } from '../../../ui/data/no-break';
import { ActEnd } from '../../../ui/feedback/act-end';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { FormDialog } from '../../../ui/feedback/form-dialog';
import { useKeptForm } from '../../../ui/form/kept-form';
import { TextField } from '../../../ui/form/text-field';
import type { SubmitEvent } from '../../../ui/form/use-form';
import styles from './open-actions.module.css';
import { type OnDone, useOwnAct } from './use-own-act';

/** Takes an open request back, or gives its approval back, after one confirmation. */
export function WithdrawRequest({
  words: kind,
  request,
  onDone,
}: {
  readonly words: 'withdraw' | 'giveBack';
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  const { t } = useTranslation();
  const words = useVisitorWords();
  const { act, isBusy, isFailed, run } = useOwnAct('withdraw', onDone);

  return (
    <ConfirmButton
      button={(ask) => <TextButton onClick={ask}>{t(`status:${kind}.action`)}</TextButton>}
      title={t(`status:${kind}.title`)}
      confirmLabel={t(`status:${kind}.confirm`)}
      cancelLabel={t(`status:${kind}.cancel`)}
      onConfirm={() => run({ seen: seenOfOwn(request) })}
    >
      <p>
        <NoBreak>{t(`status:${kind}.text`)}</NoBreak>
      </p>
      {isBusy && <p role="status">{t(`status:${kind}.working`)}</p>}
      {isFailed && <ActEnd kind={act.state.kind}>{words(act)}</ActEnd>}
    </ConfirmButton>
  );
}

function problemOf(typed: string, present: string): FieldProblem | 'same' | undefined {
  const { text, problem } = readEmail(typed);
  return problem ?? (text === present ? 'same' : undefined);
}

/** Corrects the address of an open request, once. */
function CorrectEmail({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const words = useVisitorWords();
  const { act, isBusy, isFailed, run } = useOwnAct('correctEmail', (done, now) =>
    onDone({ ...done, email: readEmail(form.values.email).text }, now),
  );
  const isSame = 'why' in act.state && act.state.why === 'same';
  const present = request.applicant.email;
  const form = useKeptForm('correctEmail', {
    about: request.id,
    initial: { email: '' },
    validate: ({ email }) => ({ email: problemOf(email, present) }),
  });
  const problem = form.problem('email');
  const close = () => !isBusy && setOpen(false);

  function correct(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || !form.validate()) return;
    void run({ seen: seenOfOwn(request), email: readEmail(form.values.email).text });
  }

  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t('status:correct.action')}</TextButton>
      <FormDialog
        open={open}
        title={t('status:correct.title')}
        form={{ ref: form.ref, onSubmit: correct }}
        text={
          <p>
            {t('status:correct.present')}{' '}
            <b>
              <NoBreak>{present}</NoBreak>
            </b>
            . {t('status:correct.once')}
          </p>
        }
        onClose={close}
        actions={
          <>
            <Button look="line" onClick={close}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" look={isBusy ? 'off' : 'main'}>
              {t('status:correct.confirm')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('status:correct.field')}
          name="correo"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={
            problem &&
            t(`status:correct.problems.${problem}`, {
              max: MAX_EMAIL,
              part: readEmail(form.values.email).part,
            })
          }
          required
          {...form.register('email')}
        />
        <p role="status" className={styles.working}>
          {isBusy && t('status:correct.working')}
        </p>
        {isFailed && (
          <ActEnd kind={act.state.kind}>
            {isSame ? t('status:correct.problems.same') : words(act)} {t('status:answer.kept')}
          </ActEnd>
        )}
      </FormDialog>
    </>
  );
}

/** The actions on one's own request before the bank has decided. */
export function OpenActions({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  return (
    <>
      {!request.correction && <CorrectEmail request={request} onDone={onDone} />}
      <WithdrawRequest words="withdraw" request={request} onDone={onDone} />
    </>
  );
}
