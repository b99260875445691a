import type { ActsBackend } from './acts';
import type { AuditBackend } from './audit';
import type { CaseworkBackend } from './casework';
import type { ComplaintsBackend } from './complaints';
import type { LoanBackend } from './loan';
import type { PeopleBackend } from './people';
import type { RatesBackend } from './rates';
import type { RequestsBackend } from './requests';
import type { SubscribersBackend } from './subscribers';
import type { ValuesBackend } from './values';
import type { ViewsBackend } from './views';

/** The calls of staff to the backend; the rules enforce who is staff. Rejects as Backend does. */
export interface StaffBackend
  extends ActsBackend,
    ValuesBackend,
    RatesBackend,
    LoanBackend,
    RequestsBackend,
    CaseworkBackend,
    ComplaintsBackend,
    SubscribersBackend,
    ViewsBackend,
    PeopleBackend,
    AuditBackend {}
