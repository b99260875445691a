import type { averages as original } from '../../es/staff/averages';
import type { Translation } from '../../translation';

export const averages: Translation<typeof original> = {
  title: 'Averages',
  lead: 'What people ask for their accounts, next to the market value set by the bank.',
  list: 'Averages by game',
  columns: {
    game: 'Game',
    count: 'Requests',
    mean: 'Mean',
    median: 'Median',
    trend: '30 days',
    market: 'Market',
    history: 'History',
  },
  trendOf: 'Mean requested for {{game}}, last 30 days',
  historyOf: 'Market value of {{game}}',
  noRequests: 'No requests',
  noMarket: 'No value',
  noTrend: 'Nothing in 30 days',
  show: 'Show the chart of {{game}}',
  failedGame: 'Could not be read.',
  chart: {
    label: '{{game}}: mean requested and market value over the last 30 days',
    requested: 'Mean requested',
    market: 'Market value',
    ago: '30 days ago',
    today: 'Today',
    empty: 'No requests or changes in the last 30 days.',
    data: 'Show the data',
    day: 'Day',
    count: 'Requests',
    mean: 'Mean',
  },
  newest: 'Medians and daily figures come from the 500 newest requests, since {{date}}.',
};
