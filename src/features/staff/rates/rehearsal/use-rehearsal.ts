import { useEffect, useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { Calculator } from '../../../../domain/calculator';
import { changedRates, type RateFigures, type Rates } from '../../../../domain/rates/rates';
import { type Rehearsal, rehearse } from '../../../../domain/rates/rehearsal';
import { useStaff } from '../../session/use-staff';
import { type RecentRequests, readRecentRequests } from './recent-requests';

/** A rehearsal and its input. */
export interface LastRehearsal {
  readonly recent: RecentRequests;
  readonly inForce: Rates;
  readonly draft: RateFigures;
  readonly rehearsal: Rehearsal;
}

/** Whether a rehearsal tells of other figures than these. */
export function isStale(
  calculator: Calculator,
  last: Pick<LastRehearsal, 'inForce' | 'draft'>,
  inForce: Rates,
  draft: RateFigures | undefined,
): boolean {
  if (last.inForce.version !== inForce.version) return true;
  return draft === undefined || changedRates(calculator, last.draft, draft).length > 0;
}

/**
 * Rehearses drafts of one game. The requests are read by the first rehearsal and kept for the next
 * ones; `again` reads them anew. The last rehearsal stays while others are made, or fail.
 */
export function useRehearsal(calculator: Calculator, inForce: Rates) {
  const staff = useStaff();
  const [last, setLast] = useState<LastRehearsal>();
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current++;
    },
    [],
  );

  function show(recent: RecentRequests, draft: RateFigures) {
    const rehearsal = rehearse(calculator, recent.requests, inForce, draft);
    setLast({ recent, inForce, draft, rehearsal });
  }

  async function read(draft: RateFigures) {
    const thisRead = ++latest.current;
    setReading(true);
    setFailure(undefined);
    try {
      const recent = await readRecentRequests(await staff(), calculator.id);
      if (thisRead !== latest.current) return;
      show(recent, draft);
    } catch (error) {
      if (thisRead !== latest.current) return;
      setFailure(errorCode(error));
    }
    setReading(false);
  }

  return {
    last,
    reading,
    failure,
    /** Does nothing while requests are being read. */
    run(draft: RateFigures, { again = false } = {}) {
      if (reading) return;
      if (last === undefined || again) void read(draft);
      else show(last.recent, draft);
    },
  };
}
