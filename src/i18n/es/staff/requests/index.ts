import { declineReasons } from '../decline-reasons';
import { requests } from './requests';

/** The copy that comes with the Solicitudes tab and not with the staff area. */
export const requestsTab = { requests, declineReasons };
