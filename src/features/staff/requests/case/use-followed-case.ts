import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Listed, readableRows } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { focusIfLost } from '../../../../ui/feedback/focus-if-lost';

/** The id of the open case, which takes the focus when a change removes the focused part. */
export const CASE_FRAME = 'open-case';

/**
 * Passes on the open case's requests that others changed. Returns a sentence about the last change
 * of status, for screen readers.
 */
export function useFollowedCase(
  changed: readonly Listed<LoanRequest>[],
  requests: readonly LoanRequest[],
  onChanged: (request: LoanRequest) => void,
): string {
  const { t } = useTranslation('staff');
  const [heard, setHeard] = useState('');
  const focused = useRef(false);
  const follow = useEffectEvent(() => {
    for (const fresh of readableRows(changed)) {
      const shown = requests.find(({ id }) => id === fresh.id);
      if (!shown) continue;
      focused.current = document.activeElement !== document.body;
      onChanged(fresh);
      if (stateOf(shown) === stateOf(fresh)) continue;
      const { name } = fresh.applicant;
      setHeard(
        t('requests.follow.movedOne', { name, status: t(`requests.one.${stateOf(fresh)}`) }),
      );
    }
  });
  // Runs before the next effect, so it restores the focus only after the following render.
  useLayoutEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    focusIfLost(document.getElementById(CASE_FRAME));
  });
  useEffect(() => {
    if (changed.length > 0) follow();
  }, [changed]);
  return heard;
}
