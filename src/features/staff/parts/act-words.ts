import { useTranslation } from 'react-i18next';
import type { ShownAct } from '../../../data/react/use-act';
import type { ObstacleOf, StaffActs } from '../../../domain/acts/staff-acts';
import { UNDO_DAYS } from '../../../domain/request/undo';
import { refusals as english } from '../../../i18n/en/staff/refusals';
import { refusals as spanish } from '../../../i18n/es/staff/refusals';
import { useTabCopy } from '../../../i18n/use-language';

const COPY = { es: { refusals: spanish }, en: { refusals: english } };

/** The words of acts, which come with the first note or button that needs them. */
export const useActCopy = (): void => useTabCopy(COPY);

/** Why an act changes nothing, or is closed, in its own words or in those of every act. */
export function useActWords(): <Name extends keyof StaffActs>(
  name: Name,
  why: ObstacleOf<Name>,
) => string {
  useActCopy();
  const { t, i18n } = useTranslation('staff');
  return (name, why) => {
    const own = `refusals.ofAct.${name}.${why}` as const;
    const key = i18n.exists(own, { ns: 'staff' }) ? own : `refusals.${why}`;
    return t(key as 'refusals.conflict', { undoDays: UNDO_DAYS });
  };
}

/** Why an act that ended changed nothing, as far as the screen knows; undefined unless it ended so. */
export function useActFailure(): (act: ShownAct) => string | undefined {
  const { t } = useTranslation('staff');
  const words = useActWords();
  return ({ name, state }) => {
    if (state.kind === 'refused') return words(name, state.why);
    if (state.kind === 'failed') return t(`failures.${state.code}`);
    return state.kind === 'unclear'
      ? `${t(`failures.${state.code}`)} ${t('refusals.unclear')}`
      : undefined;
  };
}
