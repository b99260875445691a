import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { useVisitorAct } from '../../../data/react/use-act';
import { readCode } from '../../../domain/fields/identifiers/code';
import { failures } from '../../../i18n/es/failures';
import { unsubscribe } from '../../../i18n/es/my-request/unsubscribe';
import { usePageCopy } from '../../../i18n/use-language';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Illustration, type IllustrationName } from '../../../ui/art/illustration';
import { Button, ButtonLink, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { NoBreak } from '../../../ui/data/no-break';
import { ActEnd } from '../../../ui/feedback/act-end';
import { Note } from '../../../ui/feedback/note';
import { useFragment } from '../../../ui/page/use-fragment';
import type { Heading } from '../parts/request-frame';
import { useHeadingFocus } from '../parts/use-heading-focus';
import styles from './unsubscribe-page.module.css';

/** One button, and then the result. */
function Unsubscribe({ code, heading }: { readonly code: string; readonly heading: Heading }) {
  const { t } = useTranslation();
  const words = useVisitorWords();
  const act = useVisitorAct('unsubscribe');
  const { state } = act;
  const { kind } = state;
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (kind === 'working' || kind === 'done') heading.current?.focus();
  }, [kind, heading]);

  if (kind === 'done')
    return (
      <UnsubscribeFrame
        heading={heading}
        picture="all-done"
        title={t('unsubscribe:doneTitle')}
        text={t('unsubscribe:doneText')}
      >
        <Link className={buttonClass()} to={paths.home}>
          {t('shell:home')}
        </Link>
      </UnsubscribeFrame>
    );
  if (kind === 'refused' || ('code' in state && state.code === 'denied'))
    return <BadLink heading={heading} />;
  return (
    <UnsubscribeFrame
      heading={heading}
      picture="empty-tray"
      title={t('unsubscribe:title')}
      text={t('unsubscribe:text')}
    >
      <ActEnd kind={kind}>{words(act)}</ActEnd>
      {kind === 'working' ? (
        <Note tone="info">{t('unsubscribe:working')}</Note>
      ) : (
        <Button onClick={() => void act.run({ code })}>{t('unsubscribe:action')}</Button>
      )}
    </UnsubscribeFrame>
  );
}

/** An address without a code, or with one that no subscription has. */
function BadLink({ heading }: { readonly heading: Heading }) {
  const { t } = useTranslation();
  return (
    <UnsubscribeFrame
      heading={heading}
      picture="torn-receipt"
      title={t('unsubscribe:badTitle')}
      text={t('unsubscribe:badText')}
    >
      <ButtonLink look="line" href={brand.phoneHref}>
        {t('shell:footer.call')}
      </ButtonLink>
    </UnsubscribeFrame>
  );
}

/** The page in every state: its heading, text, picture and buttons. */
function UnsubscribeFrame({
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
          <NoBreak>{text}</NoBreak>
        </p>
        <div className={`stack gap-16 start ${styles.press}`}>{children}</div>
      </div>
      <Illustration name={picture} className={styles.art} />
    </div>
  );
}

/** Ends the subscription whose code is in the address, after one press. */
export default function UnsubscribePage() {
  usePageCopy({ failures, unsubscribe });
  const fragment = useFragment();
  const heading = useHeadingFocus(fragment);
  const code = readCode(fragment);
  return code === undefined ? (
    <BadLink heading={heading} />
  ) : (
    <Unsubscribe key={code} code={code} heading={heading} />
  );
}
