import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { bank } from '../../../bank/bank';
import type { ActState } from '../../../data/react/use-act';
import type { PeopleAct, PeopleRefusal } from '../../../domain/acts/people/people';
import type { Language } from '../../../domain/language';
import { formatList } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { SaidNote } from '../parts/act-note';
import { rolesText } from './people-words';
import type { PeopleResult } from './use-people';

/** What a procedure that was carried out did. */
function doneText(
  { act, person }: PeopleResult,
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

/** How the last procedure goes and ended, and a button that undoes it where that helps. */
export function PeopleNote({
  state,
  result,
  onUndo,
}: {
  readonly state: ActState<PeopleRefusal>;
  /** What it did; undefined before the first answer. */
  readonly result: PeopleResult | undefined;
  readonly onUndo: (undo: PeopleAct) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { act, person, undo, isRead } = result ?? {};
  const isUndelivered = person?.invitation?.delivered === false && act !== 'withdraw';
  return (
    <SaidNote
      state={state}
      tone={state.kind === 'done' && isUndelivered ? 'warning' : undefined}
      done={
        <>
          {result && <p>{doneText(result, language, t)}</p>}
          {undo && <TextButton onClick={() => onUndo(undo)}>{t('undo')}</TextButton>}
        </>
      }
      failure={
        <>
          {'why' in state &&
            t(`people.refused.${state.why}`, { domains: formatList(bank.staffDomains, language) })}
          {'code' in state && <p>{t(`failures.${state.code}`)}</p>}
          {state.kind === 'unclear' && isRead && <p>{t('people.unclear')}</p>}
        </>
      }
    />
  );
}
