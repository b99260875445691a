import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import { readCode } from '../../../domain/request/request-code';
import { isOpen } from '../../../domain/request/states';
import { Illustration } from '../../../ui/art/illustration';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { DataSection } from '../data-section';
import { type Heading, MyDataFrame } from '../my-data-frame';
import type { SharedParts } from '../shared-parts';
import { AskByMail } from './ask-by-mail';
import styles from './code-data.module.css';
import { TrackedData } from './tracked-data';

/** The public part of a code's request, and the petitions that it permits. Names nobody. */
export function CodeData({
  typed,
  heading,
  parts,
}: {
  /** The text in the address, a code or not. */
  readonly typed: string;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const { t } = useTranslation();
  const code = readCode(typed);
  const read = useCallback(
    async (backend: Backend) => (code === undefined ? undefined : backend.trackRequest(code)),
    [code],
  );
  const { remote, reload } = useRemote(read);
  const { CodeForm, Failure } = parts;
  const frame = { heading, parts };
  if (remote.status === 'loading')
    return (
      <MyDataFrame {...frame} title={t('petition:code.title')} text={t('myData:loading')}>
        <Skeleton className={styles.skeleton} />
      </MyDataFrame>
    );
  if (remote.status === 'failed')
    return (
      <MyDataFrame {...frame} title={t('myData:failedTitle')} text="">
        <Failure code={remote.code} onRetry={reload} />
      </MyDataFrame>
    );
  if (!remote.data)
    return (
      <MyDataFrame
        {...frame}
        title={t('status:code.unknownTitle')}
        text={t('status:code.unknownText')}
      >
        <div className={styles.unknown}>
          <Illustration name="lost-cartridge" className={styles.art} />
          <CodeForm typed={code ?? typed} onSame={reload} />
        </div>
      </MyDataFrame>
    );
  const tracking = remote.data;
  return (
    <MyDataFrame {...frame} title={t('petition:code.title')} text={t('petition:code.text')}>
      <TrackedData tracking={tracking} />
      <DataSection
        title={t('petition:code.ask')}
        text={t('petition:code.why')}
        className={styles.ask}
      >
        <div className={styles.list}>
          {isOpen(tracking.status) && <AskByMail code={tracking.code} kind="withdrawal" />}
          <AskByMail code={tracking.code} kind="erasure" />
        </div>
      </DataSection>
    </MyDataFrame>
  );
}
