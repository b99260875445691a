import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { anchors, paths } from '../../../config/paths';
import type { BackendErrorCode } from '../../../data/errors';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { NoBreak } from '../../../ui/data/no-break';
import { Note } from '../../../ui/feedback/note';
import { PrintHead } from '../../../ui/paper/print-head';
import styles from './request-frame.module.css';

/** Why the request cannot be shown, a retry and whom to call. */
export function RequestFailure({
  code,
  onRetry,
}: {
  readonly code: BackendErrorCode;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="row gap-32 gap-x-48">
      <Illustration name="no-signal" className={styles.art} />
      <div className={styles.failure}>
        <Note tone="error">{t(`failures:${code}`)}</Note>
        <div className="actions">
          <Button onClick={onRetry}>{t('errors:retry')}</Button>
          <a className="link" href={brand.phoneHref}>
            {t('shell:footer.call')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** This browser has no request yet: where one begins. */
export function NoRequest() {
  const { t } = useTranslation();
  return (
    <div className="row gap-32 gap-x-48">
      <Illustration name="empty-tray" className={styles.art} />
      <Link className={buttonClass()} to={`${paths.home}#${anchors.games}`}>
        {t('status:page.noneAction')}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

/** The page's heading, which takes the focus when another view takes its place. */
export type Heading = RefObject<HTMLHeadingElement | null>;

/** The page of a request in every state: its heading, what it says, and the rest. */
export function RequestFrame({
  heading,
  title,
  text,
  quiet = false,
  children,
}: {
  readonly heading: Heading;
  readonly title: string;
  readonly text: string;
  /** Something else is announced now: what is still read, or what became of an act on this page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.requestStatus}`}>
      <PrintHead bank={brand.bank} product={brand.product} />
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
          {title}
        </h1>
        {/* One element for every state, so that screen readers announce each change. */}
        <p className={`lead ${styles.text}`} role="status" aria-live={quiet ? 'off' : undefined}>
          <NoBreak>{text}</NoBreak>
        </p>
      </div>
      {children}
    </div>
  );
}
