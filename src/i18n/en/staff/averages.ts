import type { averages as original, averagesTab as tab } from '../../es/staff/averages';
import type { Translation } from '../../translation';
import { declineReasons } from './decline-reasons';

const averages: Translation<typeof original> = {
  title: 'Averages',
  lead: 'The value estimated by applicants, next to the market value set by the bank, and how requests are decided.',
  list: 'Averages by game',
  allGames: 'All games',
  totals: {
    count: 'Requests',
    onTime: 'Decided within 72 hours',
    hours: 'The bank’s hours to a decision (median)',
  },
  columns: {
    market: 'Market',
    count: 'Requests',
    median: 'Estimated median',
    trend: '30 days',
    onTime: 'In 72 h',
    hours: 'To decision',
  },
  trendOf: 'Requests for {{game}} per day, last 30 days',
  noMarket: 'No value',
  noTrend: 'Nothing in 30 days',
  show: 'Show the charts of {{game}}',
  shown: 'The charts now show {{game}}.',
  failedGame: 'Could not be read.',
  chart: {
    values: 'Value estimated by applicants, and market value',
    perDay: 'Requests per day',
    label:
      '{{game}}: median of the value estimated by applicants, and market value over the last 30 days',
    perDayOf: '{{game}}: requests per day over the last 30 days',
    estimated: 'Value estimated by applicants (median)',
    market: 'Market value',
    ago: '30 days ago',
    today: 'Today',
    empty: 'No requests or changes in the last 30 days.',
    data: 'Show the data',
    day: 'Day',
    count: 'Requests',
  },
  outcomes: {
    title: 'How they ended',
    approved: 'Approved',
    paidOut: 'Of these, paid out',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    unanswered: 'No answer from the client',
    lapsed: 'Lapsed',
    open: 'Open',
    undone_one: '{{count}} decision undone; the last word counts.',
    undone_other: '{{count}} decisions undone; the last word counts.',
    reconsidered:
      'Declines reconsidered because the client asked: {{total}}. Now approved: {{approved}}.',
  },
  times: {
    title: 'The bank’s hours to the decision',
    within: '{{from}} to {{to}} hours',
    late: 'More than {{from}} hours',
    overdue_one: '{{count}} is still open and counts as late.',
    overdue_other: '{{count}} are still open and count as late.',
    givenUp_one: '{{count}} had no decision after 72 hours and counts as late.',
    givenUp_other: '{{count}} had no decision after 72 hours and count as late.',
    empty: 'No decisions yet.',
  },
  reasons: 'Reasons for declining',
  noReason: 'No reason recorded',
  noDeclines: 'No declines yet.',
  complaints: {
    title: 'Complaints',
    open: 'Open',
    overdue: 'Overdue',
    days: 'Days to the answer (median)',
    upheld: 'Upheld',
  },
  team: {
    title: 'Team',
    week: 'Week',
    weekOf: 'Week of {{day}}',
    member: 'Person',
    taken: 'Taken',
    decided: 'Decided',
    minutes: 'Minutes (median)',
    reversed: 'Reversed',
    questions: 'Questions',
    openNow: 'Has now',
    empty: 'Nobody took or decided requests that week.',
    uncounted: 'There are no figures of that week.',
    purpose:
      'This is for sharing out work and seeing where help is needed. It is not a ranking: it counts what happened, not how well it was done, and a difficult case takes longer. Minutes run from taking a request to deciding it. Counted every hour.',
  },
  precision:
    'Erased requests are counted too, without anything about the person. Those closed as repeats do not count. Below five requests there is no figure. The median value is accurate to 5%, the median time to one hour. Days are those of Santo Domingo.',
};

export const averagesTab: Translation<typeof tab> = { averages, declineReasons };
