import styles from './key-cap.module.css';

/** A key as it looks on the keyboard; aria-keyshortcuts tells it to those who do not see it. */
export function KeyCap({ children }: { readonly children: string }) {
  return (
    <i aria-hidden="true" className={styles.keyCap}>
      {children}
    </i>
  );
}
