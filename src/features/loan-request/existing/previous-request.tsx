import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { type LoanRequest, reference } from '../../../domain/request/loan-request';
import { Link } from '../../../ui/link';
import { NoBreak } from '../../../ui/no-break';
import styles from './previous-request.module.css';

/** Names the request that this browser no longer shows. It takes the focus when it appears. */
export function PreviousRequest({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={styles.previousRequest}>
      <NoBreak part={brand.phone}>
        {t(request.code ? 'status:again.doneText' : 'status:again.doneTextNoCode', {
          reference: reference(request),
        })}
      </NoBreak>
      {request.code && (
        <>
          {' '}
          <Link className="link number" to={`${paths.requestStatus}#${request.code}`}>
            {request.code}
          </Link>
        </>
      )}
    </p>
  );
}
