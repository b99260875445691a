import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { Link } from '../../ui/button/link';
import { NoBreak } from '../../ui/data/no-break';
import { Disclosure } from '../../ui/feedback/disclosure';
import styles from './faq-page.module.css';
import type { Question } from './questions';

/** One question; its own link opens it. A search opens what it finds. */
export function QuestionItem({
  id,
  question,
  answer,
  searched,
}: Question & { readonly searched: boolean }) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again opens it again
  useEffect(() => {
    if (hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, id, key]);

  useEffect(() => {
    if (searched && details.current) details.current.open = true;
  }, [searched]);

  return (
    <Disclosure
      id={id}
      ref={details}
      summary={<h2 className={`title-l ${styles.question}`}>{question}</h2>}
    >
      <p>
        <NoBreak>{answer}</NoBreak>
      </p>
      <div className={styles.links}>
        {id === 'customers' && (
          <a className="link" href={brand.accountOpeningUrl}>
            {t('shell:footer.openAccount')}
          </a>
        )}
        {id === 'help' && (
          <>
            <a className="link" href={brand.phoneHref}>
              {t('shell:footer.call')}
            </a>
            <Link className="link" to={paths.complaint}>
              {t('shell:footer.complaint')}
            </Link>
          </>
        )}
        <CopyLink id={id} />
      </div>
    </Disclosure>
  );
}

/** A link to the question itself, which also goes to the clipboard. */
function CopyLink({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    const { origin, pathname, search } = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${search}#${id}`);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <Link className="link" to={`#${id}`} replace onClick={() => void copy()}>
        {t('faq:copyLink')}
      </Link>
      <span className={styles.outcome} role="status">
        {outcome && t(`faq:${outcome}`)}
      </span>
    </>
  );
}
