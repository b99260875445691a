import type { Remote } from '../../../data/remote';
import type { GameRequests, RequestAverages } from '../../../data/staff-backend';

const NONE: GameRequests = { count: 0, mean: undefined, median: undefined, days: [] };

/** What is known of one game. */
export function gameRequests(averages: Remote<RequestAverages>, id: string): Remote<GameRequests> {
  return averages.status === 'ready'
    ? { status: 'ready', data: averages.data.byGame[id] ?? NONE }
    : averages;
}
