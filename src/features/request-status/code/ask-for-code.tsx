import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ask-for-code.module.css';
import { CodeForm } from './code-form';

/** For a request that was sent from another device: asks for its code. */
export function AskForCode() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.askForCode} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('status:code.askTitle')}</h2>
        <p>{t('status:code.askText')}</p>
      </div>
      <CodeForm />
    </section>
  );
}
