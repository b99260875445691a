import styles from './key-cap.module.css';
import { useKeyNames } from './keys-on';

/**
 * A key as it looks on the keyboard, while it works. On a control aria-keyshortcuts tells it to those
 * who do not see it; elsewhere it is heard.
 */
export function KeyCap({
  heard = false,
  children,
}: {
  readonly heard?: boolean;
  readonly children: string;
}) {
  const nameOf = useKeyNames();
  if (nameOf(children) === undefined) return null;
  return (
    <i aria-hidden={!heard} className={styles.keyCap}>
      {children}
    </i>
  );
}
