import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetTyped } from '../../../browser/typed';
import { checkCode, readCode } from '../../../domain/fields/identifiers/code';
import { Button } from '../../../ui/button/button';
import { useKeptForm } from '../../../ui/form/kept-form';
import { TextField } from '../../../ui/form/text-field';
import type { SubmitEvent } from '../../../ui/form/use-form';
import styles from './code-form.module.css';

/** For a request that was sent from another device: asks for its code. */
export function AskForCode() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={`fold ${styles.askForCode}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="title-m">
          {t('status:code.askTitle')}
        </h2>
        <p>{t('status:code.askText')}</p>
      </div>
      <CodeForm />
    </section>
  );
}

/** Asks for a code in any spelling, or for its link, and goes to what it shows. */
export function CodeForm({
  typed = '',
  onSame,
}: {
  readonly typed?: string;
  /** The visitor entered the code that the address already has. */
  readonly onSame?: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const form = useKeptForm('code', {
    about: typed,
    initial: { code: typed },
    validate: ({ code }) => ({ code: checkCode(code) }),
  });
  const problem = form.problem('code');

  function follow(event: SubmitEvent) {
    event.preventDefault();
    if (!form.validate()) return;
    forgetTyped('code');
    const code = readCode(form.values.code) ?? '';
    if (hash === `#${code}`) onSame?.();
    else void navigate({ search, hash: code });
  }

  return (
    <form ref={form.ref} className={styles.codeForm} noValidate onSubmit={follow}>
      <TextField
        label={t('status:code.field')}
        name="seguir"
        autoComplete="off"
        asTyped
        error={problem && t(`status:code.${problem}`)}
        required
        {...form.register('code')}
      />
      <Button type="submit" look="ink">
        {t('status:code.follow')}
      </Button>
    </form>
  );
}
