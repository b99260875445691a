import type { Calculator } from '../../../../domain/calculator';
import { changedRates } from '../../../../domain/rates/rates';
import type { Member } from '../../tab/use-member';
import type { GameRates } from '../game-rates';

/** Why a draft cannot be published. */
export type PublishObstacle = 'no-draft' | 'role' | 'own' | 'equal' | 'reason' | 'unsaved';

/** Everything that keeps a member from publishing; empty if nothing does. */
export function publishObstacles(
  calculator: Calculator,
  { inForce, draft }: GameRates,
  { uid, mayReview }: Member,
  isTyped: boolean,
): PublishObstacle[] {
  if (!draft) return isTyped ? ['no-draft', 'unsaved'] : ['no-draft'];
  const found: readonly [PublishObstacle, boolean][] = [
    ['role', !mayReview],
    ['own', draft.author === uid],
    ['equal', changedRates(calculator, inForce, draft).length === 0],
    ['reason', draft.reason.es === '' || draft.reason.en === ''],
    ['unsaved', isTyped],
  ];
  return found.flatMap(([obstacle, stands]) => (stands ? [obstacle] : []));
}
