import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/feedback/note';
import { useValueRoles } from './roles';

/** Says what of the tab is closed to this member, and who may do it. */
export function ClosedNote() {
  const { t } = useTranslation('staff');
  const { mayChangeValues, mayManageGames } = useValueRoles();
  if (mayChangeValues && mayManageGames) return null;
  const closed = mayChangeValues ? 'games' : mayManageGames ? 'values' : 'all';
  return <Note tone="info">{t(`values.closed.${closed}`)}</Note>;
}
