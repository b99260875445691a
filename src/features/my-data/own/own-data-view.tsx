import type { LoanRequest } from '../../../domain/request/loan-request';
import { Consents } from '../consents/consents';
import type { SharedParts } from '../shared-parts';
import { EraseData } from './erase/erase-data';
import styles from './own-data-view.module.css';
import { Elsewhere } from './side/elsewhere';
import { Retention } from './side/retention';
import { TakeAway } from './side/take-away';
import { StoredData } from './stored/stored-data';

/** All stored data of a request, and the sender's actions. */
export function OwnDataView({
  request,
  CodeForm,
  onChange,
  onReload,
  onErased,
}: {
  readonly request: LoanRequest;
  readonly CodeForm: SharedParts['CodeForm'];
  readonly onChange: (request: LoanRequest) => void;
  readonly onReload: () => void;
  readonly onErased: (signedOut: boolean) => void;
}) {
  return (
    <>
      <div className={styles.columns}>
        <StoredData request={request} />
        <div className={styles.side}>
          <TakeAway request={request} />
          <Elsewhere>
            <CodeForm />
          </Elsewhere>
          <Retention />
        </div>
      </div>
      <Consents request={request} onChange={onChange} onConflict={onReload} />
      <EraseData request={request} onErased={onErased} />
    </>
  );
}
