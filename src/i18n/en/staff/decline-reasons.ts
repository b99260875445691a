import type { declineReasons as original } from '../../es/staff/decline-reasons';
import type { Translation } from '../../translation';

export const declineReasons: Translation<typeof original> = {
  history: 'Credit history',
  debts: 'High debts',
  income: 'Not enough income',
  requirements: 'Requirements not met',
  identity: 'Identity not confirmed',
  account: 'Game account not confirmed',
  'no-answer': 'Did not answer',
  'by-phone': 'Explained on the phone',
  reserved: 'Reserved',
};
