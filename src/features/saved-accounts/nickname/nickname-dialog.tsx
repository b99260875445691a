import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAccountNickname, MAX_ACCOUNT_NICKNAME } from '../../../domain/accounts/kept-account';
import { Button } from '../../../ui/button/button';
import { FormDialog } from '../../../ui/feedback/form-dialog';
import { TextField } from '../../../ui/form/text-field';
import { type SubmitEvent, useForm } from '../../../ui/form/use-form';

/** Asks what the visitor calls an account. */
export function NicknameDialog({
  open,
  title,
  initial,
  submitLabel,
  text,
  onTyped,
  onSubmit,
  onCancel,
  onClosed,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly initial: string;
  readonly submitLabel: string;
  readonly text?: ReactNode;
  readonly onTyped?: (nickname: string) => void;
  readonly onSubmit: (nickname: string) => void;
  readonly onCancel: () => void;
  readonly onClosed?: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { nickname: initial },
    validate: ({ nickname }) => ({ nickname: checkAccountNickname(nickname) }),
    onChange: ({ nickname }) => onTyped?.(nickname),
  });
  const problem = form.problem('nickname');
  const problemWords = () => {
    if (problem === undefined || problem === 'missing')
      return problem && t('accounts:nickname.missing');
    if (problem === 'too-long')
      return t('accounts:nickname.too-long', { most: MAX_ACCOUNT_NICKNAME });
    return t('accounts:nickname.refused');
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (form.validate()) onSubmit(form.values.nickname);
  }

  return (
    <FormDialog
      open={open}
      title={title}
      text={text}
      form={{ ref: form.ref, onSubmit: submit }}
      onClose={onCancel}
      {...(onClosed && { onClosed })}
      actions={
        <>
          <Button look="line" onClick={onCancel}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </>
      }
    >
      <TextField
        label={t('accounts:nickname.label')}
        name="apodo"
        autoComplete="off"
        error={problemWords()}
        required
        {...form.register('nickname')}
      />
    </FormDialog>
  );
}
