import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/icon';
import styles from './note.module.css';

export type NoteTone = 'info' | 'warning' | 'error' | 'success';

const ICONS: Readonly<Record<NoteTone, IconName>> = {
  info: 'arrow-right',
  warning: 'alert',
  error: 'alert',
  success: 'check',
};

const TONES: Readonly<Record<NoteTone, string | undefined>> = {
  info: '',
  warning: styles.warning,
  error: styles.error,
  success: styles.success,
};

/** Something to know, read out when it appears; an error interrupts. */
export function Note({
  tone,
  told = false,
  children,
}: {
  readonly tone: NoteTone;
  /** It is read with what was just opened, or the focus that comes to it tells it. */
  readonly told?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`${styles.note} ${TONES[tone]}`}
      role={told ? undefined : tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
