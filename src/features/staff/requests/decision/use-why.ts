import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../../domain/money';
import { useMember } from '../../tab/use-member';
import { useClaims } from '../claims/claims-provider';
import type { CaseClaim } from '../claims/use-case-claim';
import type { AmountRemote, Approval } from './approval';

/** Why deciding is closed to this member, or what approving leads to; undefined if neither is. */
export function useWhy(
  approval: Approval,
  amount: AmountRemote,
  { holder, claim }: CaseClaim,
  /** Whether the request has the member's own address. */
  own: boolean,
): string | undefined {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const { nameOf } = useClaims();
  if (!mayWork) return t('requests.cases.blocked.role');
  if (own) return t('requests.cases.blocked.own');
  if (holder === 'other' && claim)
    return t('requests.cases.blocked.taken', { name: nameOf(claim.author) });
  if (approval === 'own' || approval === 'role') return t(`requests.cases.confirm.${approval}`);
  if (amount.status === 'failed' && approval === 'either')
    return t('requests.cases.confirm.unread');
  if (approval !== 'proposes') return undefined;
  return amount.status === 'ready' && amount.data !== undefined
    ? t('requests.cases.confirm.before', { amount: formatDollars(amount.data) })
    : t('requests.cases.confirm.beforeAll');
}
