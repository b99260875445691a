import type { ReactNode, RefObject } from 'react';
import { brand } from '../../config/brand';
import { Illustration, type IllustrationName } from '../../ui/art/illustration';
import { NoBreak } from '../../ui/no-break';
import styles from './unsubscribe-frame.module.css';

/** The page's heading, which takes the focus when it says something new. */
export type Heading = RefObject<HTMLHeadingElement | null>;

/** The page in every state: its heading, text, picture and buttons. */
export function UnsubscribeFrame({
  heading,
  picture,
  title,
  text,
  children,
}: {
  readonly heading: Heading;
  readonly picture: IllustrationName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.unsubscribe}`}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
          {title}
        </h1>
        {/* One element for every state, so that screen readers announce each change. */}
        <p className="lead" role="status">
          <NoBreak part={brand.phone}>{text}</NoBreak>
        </p>
        <div className={styles.press}>{children}</div>
      </div>
      <Illustration name={picture} className={styles.art} />
    </div>
  );
}
