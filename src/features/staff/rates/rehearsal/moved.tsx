import type { ReactNode } from 'react';
import type { Cents } from '../../../../domain/money';
import styles from './moved.module.css';

/** Words about an amount that rises or falls, in the colour of the one or the other. */
export function Moved({
  before,
  after,
  children,
}: {
  readonly before: Cents;
  readonly after: Cents;
  readonly children: ReactNode;
}) {
  const tone = after > before ? styles.up : after < before ? styles.down : '';
  return <b className={`${tone} number`}>{children}</b>;
}
