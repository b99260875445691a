import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import styles from './case-frame.module.css';

/** The open case beside the list. The button and Escape close it. */
export function CaseFrame({
  onClose,
  tabs,
  bar,
  children,
}: {
  readonly onClose: () => void;
  readonly tabs: ReactNode;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  return (
    <section
      className={styles.caseFrame}
      aria-label={t('requests.detail.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
      }}
    >
      <div className={styles.top}>
        <div className={styles.back}>
          <Button look="line" onClick={onClose}>
            {t('requests.detail.back')}
            <Icon name="close" />
          </Button>
        </div>
        {tabs}
      </div>
      {bar}
      {children}
    </section>
  );
}
