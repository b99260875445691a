import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import './note.css';

export type NoteTone = 'info' | 'warning' | 'error' | 'success';

const ICONS: Readonly<Record<NoteTone, IconName>> = {
  info: 'arrow-right',
  warning: 'alert',
  error: 'alert',
  success: 'check',
};

/** Something to know, read out when it appears; an error interrupts. */
export function Note({
  tone,
  children,
}: {
  readonly tone: NoteTone;
  readonly children: ReactNode;
}) {
  return (
    <div className={`note note--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} className="note__icon" />
      <div className="note__body">{children}</div>
    </div>
  );
}
