import { retentionDays } from '../../../../src/config/retention.ts';
import { DAY_MS } from '../../../../src/domain/time.ts';

/** When a petition of this moment is deleted. */
export const petitionExpiry = (now: Date) => new Date(now.getTime() + retentionDays.mails * DAY_MS);
