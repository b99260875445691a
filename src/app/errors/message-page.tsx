import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../ui/art/illustration';
import styles from './message-page.module.css';

/** A page that says one thing and offers a way on. */
export function MessagePage({
  title,
  text,
  art,
  alert = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly art: IllustrationName;
  /** Whether it appears unexpectedly, so that screen readers announce it. */
  readonly alert?: boolean;
  /** The way on. */
  readonly children: ReactNode;
}) {
  return (
    <section className={`fold ${styles.messagePage} wrap`} role={alert ? 'alert' : undefined}>
      <div className={styles.words}>
        <h1 className="heading">{title}</h1>
        <p className="lead">{text}</p>
        <div className="actions">{children}</div>
      </div>
      <Illustration name={art} className={styles.art} />
    </section>
  );
}
