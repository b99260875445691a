import type { ReactNode } from 'react';
import { paths } from '../../../../config/paths';
import { usePageTitle } from '../../../../ui/page/page-title';
import { LanguageSwitch } from '../language-switch';
import { brandClass, StaffBrand } from '../staff-brand';
import styles from './gate-screen.module.css';

/** A screen before the staff area: a heading, what it asks for, and a way out at its foot. */
export function GateScreen({
  title,
  pageTitle,
  huge = false,
  foot,
  children,
}: {
  readonly title: string;
  /** The title of the page, where it is another one. */
  readonly pageTitle?: string;
  /** For a heading of one short word. */
  readonly huge?: boolean;
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}) {
  usePageTitle(pageTitle ?? title);
  return (
    <div className={`${styles.gate} on-ink`}>
      <header className="row between">
        <a className={brandClass} href={paths.home}>
          <StaffBrand />
        </a>
        <LanguageSwitch />
      </header>
      <div className={`stack gap-24 ${styles.body}`}>
        <h1 className={`${styles.title} ${huge ? styles.huge : ''} heading`}>{title}</h1>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
