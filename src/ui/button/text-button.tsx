import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

/** A button that looks like a link, for rare actions. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={styles.textButton} {...props} />;
}
