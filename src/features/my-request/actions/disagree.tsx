import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { legal } from '../../../bank/legal';
import { paths } from '../../../config/paths';
import { Link } from '../../../ui/button/link';
import { NoBreak } from '../../../ui/data/no-break';
import type { FollowedRequest } from '../parts/followed-request';
import styles from './disagree.module.css';

/** A way to object to a decision, with its explanation. */
export function ObjectionOption({
  before,
  title,
  text,
  children,
}: {
  /** A line above the title. */
  readonly before?: string | undefined;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={`stack gap-16 start ${styles.way}`} aria-labelledby={titleId}>
      <div>
        {before && <p className={`${styles.before} muted number`}>{before}</p>}
        <h3 id={titleId} className="title-m">
          {title}
        </h3>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

/**
 * What to do about a decision that seems wrong: a second look by the bank, if the children offer one,
 * a complaint to the bank, and then the office that defends customers.
 */
export function Disagree({
  request: { reference, code },
  children,
}: {
  readonly request: FollowedRequest;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.disagree} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('status:complaint.title')}</h2>
      <ol>
        {children && <li className={styles.first}>{children}</li>}
        <li>
          <ObjectionOption
            title={t('status:complaint.bank')}
            text={<NoBreak>{t('status:complaint.bankText', { reference, ...legal })}</NoBreak>}
          >
            <Link className="link" to={`${paths.complaint}${code ? `#${code}` : ''}`}>
              {t('status:complaint.make')}
            </Link>
          </ObjectionOption>
        </li>
        <li>
          <ObjectionOption
            title={t('status:complaint.office', { ...legal })}
            text={t('status:complaint.officeText')}
          />
        </li>
      </ol>
    </section>
  );
}
