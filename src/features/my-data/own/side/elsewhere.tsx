import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import styles from './side.module.css';

/** For a request that was sent from another device: its code, asked for by the form in `children`. */
export function Elsewhere({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asking) form.current?.querySelector('input')?.focus();
  }, [asking]);
  return (
    <section className={`${styles.box} ${styles.elsewhere}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myData:elsewhere.title')}</h2>
      <p>{t('myData:elsewhere.text')}</p>
      {asking ? (
        <div ref={form}>{children}</div>
      ) : (
        <Button look="line" onClick={() => setAsking(true)}>
          {t('myData:elsewhere.action')}
          <Icon name="arrow-right" />
        </Button>
      )}
    </section>
  );
}
