import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import styles from './detail-frame.module.css';

/** The panel of the open request beside the list. The button and Escape close it. */
export function DetailFrame({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  return (
    <section
      className={styles.detailFrame}
      aria-label={t('requests.detail.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
      }}
    >
      <div className={styles.back}>
        <Button look="line" onClick={onClose}>
          {t('requests.detail.back')}
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </section>
  );
}
