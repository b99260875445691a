import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PeopleAct } from '../../../domain/acts/people/people';
import type { Language } from '../../../domain/language';
import { useLanguage } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { Note } from '../../../ui/feedback/note';
import { rolesText } from './people-words';
import type { ActResult } from './use-people';

/** What an act that was carried out did. */
function doneText(
  { act: { act }, person }: ActResult & { kind: 'done' },
  language: Language,
  t: TFunction<'staff'>,
): string {
  const name = person?.name ?? '';
  const isUndelivered = person?.invitation?.delivered === false;
  const { proposal } = person ?? {};
  const roles = proposal ? rolesText(proposal.roles, language, t) : '';
  if (isUndelivered && (act === 'invite' || act === 'sendAgain'))
    return t(`people.done.${act}Undelivered`, { name });
  if (proposal && (act === 'changeRoles' || act === 'switchOn'))
    return t(`people.done.${act}Waiting`, { name, roles });
  return t(`people.done.${act}`, { name });
}

/** The result of the last act, and a button that undoes it where that helps. */
export function ActNote({
  result,
  onUndo,
}: {
  readonly result: ActResult;
  readonly onUndo: (undo: PeopleAct) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  switch (result.kind) {
    case 'none':
      return null;
    case 'working':
      return <Note tone="info">{t('people.working')}</Note>;
    case 'refused':
      return <Note tone="warning">{t(`people.refused.${result.refusal}`)}</Note>;
    case 'failed':
      return (
        <Note tone="error">
          {result.unclear ? t('people.unclear') : t(`failures.${result.code}`)}
        </Note>
      );
    case 'done': {
      const { person, undo } = result;
      const isWarning = person?.invitation?.delivered === false && result.act.act !== 'withdraw';
      return (
        <Note tone={isWarning ? 'warning' : 'success'}>
          <p>{doneText(result, language, t)}</p>
          {undo && <TextButton onClick={() => onUndo(undo)}>{t('people.undo')}</TextButton>}
        </Note>
      );
    }
  }
}
