import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '../../../ui/art/illustration';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { type Heading, MyDataFrame } from '../my-data-frame';
import { CodeData } from '../petition/code-data';
import type { SharedParts } from '../shared-parts';
import { Erased } from './erase/erased';
import styles from './own-data-page.module.css';
import { OwnDataView } from './own-data-view';
import { useOwnData } from './use-own-data';

/**
 * The bank's data of this browser's own request. `code`: the one in the address; if it belongs to
 * another request, only that request's state is shown.
 */
export function OwnDataPage({
  code,
  heading,
  parts,
}: {
  readonly code: string | undefined;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const { t } = useTranslation();
  const { own, reload, change } = useOwnData();
  const [erased, setErased] = useState<{ readonly signedOut: boolean }>();
  const { CodeForm, Failure } = parts;
  const frame = { heading, parts };
  const request = own.status === 'ready' ? own.data : undefined;
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (erased) heading.current?.focus();
  }, [erased, heading]);

  function onErased(signedOut: boolean) {
    parts.clear();
    setErased({ signedOut });
  }

  if (erased) return <Erased {...erased} {...frame} />;
  if (own.status === 'ready' && code !== undefined && request?.code !== code)
    return <CodeData typed={code} {...frame} />;
  if (own.status === 'loading')
    return (
      <MyDataFrame {...frame} title={t('myData:title')} text={t('myData:loading')}>
        <Skeleton className={styles.skeleton} />
      </MyDataFrame>
    );
  if (own.status === 'failed')
    return (
      <MyDataFrame {...frame} title={t('myData:failedTitle')} text="">
        <Failure code={own.code} onRetry={reload} />
      </MyDataFrame>
    );
  if (!request)
    return (
      <MyDataFrame {...frame} title={t('myData:noneTitle')} text={t('myData:noneText')}>
        <div className={styles.none}>
          <Illustration name="empty-tray" className={styles.art} />
          <CodeForm />
        </div>
      </MyDataFrame>
    );
  return (
    <MyDataFrame {...frame} title={t('myData:title')} text={t('myData:text')}>
      <OwnDataView
        request={request}
        CodeForm={CodeForm}
        onChange={change}
        onReload={reload}
        onErased={onErased}
      />
    </MyDataFrame>
  );
}
