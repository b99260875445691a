import type { responseTime as spanish } from '../es/response-time';

export const responseTime: typeof spanish = {
  within_one:
    'In the last 30 days, 9 in 10 people had an answer within 1\u00a0hour, not counting the time the bank waited for them.',
  within_other:
    'In the last 30 days, 9 in 10 people had an answer within {{count}}\u00a0hours, not counting the time the bank waited for them.',
  late: 'Of the requests of the last 30 days, more than 1 in 10 went over {{verificationHours}}\u00a0hours without an answer.',
};
