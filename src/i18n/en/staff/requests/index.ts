import type { requestsTab as original } from '../../../es/staff/requests';
import type { Translation } from '../../../translation';
import { declineReasons } from '../decline-reasons';
import { requests } from './requests';

export const requestsTab: Translation<typeof original> = { requests, declineReasons };
