import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import type { PetitionLink } from '../../../domain/request/petition-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { type Heading, MyDataFrame } from '../my-data-frame';
import type { SharedParts } from '../shared-parts';
import { BrokenLink } from './broken-link';
import styles from './confirm.module.css';
import { ConfirmPetition } from './confirm-petition';

/** The mailed link: reads whether it still confirms something, and then asks for one press. */
export function ConfirmLink({
  link,
  heading,
  parts,
}: {
  readonly link: PetitionLink;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const { t } = useTranslation();
  const { code, kind } = link;
  const read = useCallback((backend: Backend) => backend.findPetition(code, kind), [code, kind]);
  const { remote, reload } = useRemote(read);
  const frame = { heading, parts };
  if (remote.status === 'loading')
    return (
      <MyDataFrame
        {...frame}
        title={t('petition:confirm.loadingTitle')}
        text={t('petition:confirm.loading')}
      >
        <Skeleton className={styles.skeleton} />
      </MyDataFrame>
    );
  if (remote.status === 'failed')
    return (
      <MyDataFrame {...frame} title={t('petition:confirm.failedTitle')} text="">
        <parts.Failure code={remote.code} onRetry={reload} />
      </MyDataFrame>
    );
  const petition = remote.data;
  if (!petition || petition.state === 'asked') return <BrokenLink typed={code} {...frame} />;
  return <ConfirmPetition link={link} petition={petition} {...frame} />;
}
