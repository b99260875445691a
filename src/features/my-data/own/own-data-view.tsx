import type { LoanRequest } from '../../../domain/request/loan-request';
import { Consents } from '../consents/consents';
import type { SharedParts } from '../shared-parts';
import { EraseData } from './erase/erase-data';
import styles from './own-data-view.module.css';
import { Elsewhere } from './side/elsewhere';
import { Retention } from './side/retention';
import { TakeAway } from './side/take-away';
import { StoredData } from './stored/stored-data';
import type { OwnData } from './use-own-data';

/** All that is kept of a request, and what its sender can do about it. */
export function OwnDataView({
  data,
  CodeForm,
  onChange,
  onReload,
  onErased,
}: {
  readonly data: OwnData;
  readonly CodeForm: SharedParts['CodeForm'];
  readonly onChange: (request: LoanRequest) => void;
  readonly onReload: () => void;
  readonly onErased: (signedOut: boolean) => void;
}) {
  return (
    <>
      <div className={styles.columns}>
        <StoredData data={data} />
        <div className={styles.side}>
          <TakeAway data={data} />
          <Elsewhere>
            <CodeForm />
          </Elsewhere>
          <Retention />
        </div>
      </div>
      <Consents request={data.request} onChange={onChange} onConflict={onReload} />
      <EraseData request={data.request} onErased={onErased} />
    </>
  );
}
