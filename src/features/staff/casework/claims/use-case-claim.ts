import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bankNow } from '../../../../browser/bank-clock';
import { type ShownAct, useAct } from '../../../../data/react/use-act';
import { CLAIM_MINUTES, type Claim } from '../../../../domain/request/case';
import { MINUTE_MS } from '../../../../domain/time';
import { useMember } from '../../session/use-member';
import { useStaff } from '../../session/use-staff';
import { useClaims } from './claims-provider';

const RENEW_MS = 5 * MINUTE_MS;

/** The holder of a case, and this member's actions. */
export interface CaseClaim {
  /** The requests or the complaint of the case. */
  readonly ids: readonly string[];
  /** `unknown` until the claims are read. */
  readonly holder: 'unknown' | 'nobody' | 'me' | 'other';
  /** Undefined if nobody has it. */
  readonly claim: Claim | undefined;
  /** Who took it from this member; undefined until that happens. */
  readonly lostTo: string | undefined;
  /** Taking it, renewing that, or giving it back. */
  readonly act: ShownAct;
  readonly take: (reason?: string) => Promise<boolean>;
  /** Resolves to whether it was given back. */
  readonly release: () => Promise<boolean>;
  /** Gives it back without telling how that ended. */
  readonly leave: () => void;
  /** Shows that another act gave it back. */
  readonly showReleased: () => void;
}

/**
 * The claim of a case's open requests. It is taken at once where `takes` says so and the case is
 * free, renewed while the case is open in sight, and given back on leaving.
 */
export function useCaseClaim(ids: readonly string[], takes: boolean): CaseClaim {
  const staff = useStaff();
  const { uid, mayWork } = useMember();
  const { claimOf, known, look, put } = useClaims();
  const taking = useAct('claim');
  const renewing = useAct('renewClaim');
  const releasing = useAct('release');
  const [lostTo, setLostTo] = useState<string>();
  const hasTried = useRef(false);
  const held = useRef(false);
  // The ids in sight, which an answer may come too late for.
  const open = useRef<readonly string[]>([]);
  const key = [...ids].sort().join(' ');

  const found = ids.flatMap((id) => claimOf(id) ?? []);
  const isOwn = ids.every((id) => claimOf(id)?.author === uid);
  const busy = [taking, renewing].some(({ state }) => state.kind === 'working');
  const claim = found.find(({ author }) => author !== uid) ?? found[0];
  const holder = !claim ? (known ? 'nobody' : 'unknown') : claim.author === uid ? 'me' : 'other';

  /** Shows it as taken from now on. */
  function showTaken() {
    const since = bankNow();
    const until = new Date(since.getTime() + CLAIM_MINUTES * MINUTE_MS);
    put(ids.map((requestId) => ({ requestId, author: uid, since, until })));
    held.current = true;
    setLostTo(undefined);
  }

  async function take(reason?: string): Promise<boolean> {
    releasing.clear();
    const { kind } = await (isOwn
      ? renewing.run({ ids })
      : taking.run({ ids, reason: reason ?? null }));
    if (kind === 'done') {
      showTaken();
      // Left before the answer came.
      const left = ids.filter((id) => !open.current.includes(id));
      if (left.length > 0) leave(left);
    } else look();
    return kind === 'done';
  }

  function showReleased(given = ids) {
    held.current = false;
    put([], given);
  }

  function leave(given = ids) {
    if (!held.current) return;
    showReleased(given);
    // If this fails, the claim runs out by itself.
    staff()
      .then((backend) => backend.act('release', { ids: given }))
      .catch(() => {});
  }

  async function release(): Promise<boolean> {
    const { kind } = await releasing.run({ ids });
    if (kind === 'done') {
      releasing.clear();
      put([], ids);
    } else look();
    return kind === 'done';
  }

  const giveBack = useEffectEvent((given: readonly string[]) => {
    releasing.clear();
    leave(given);
  });
  const renew = useEffectEvent(() => {
    if (holder === 'me' && document.visibilityState === 'visible') void take();
  });
  const takeAtOnce = useEffectEvent(() => {
    if (hasTried.current || busy || !takes || !mayWork || holder === 'unknown' || key === '')
      return;
    hasTried.current = true;
    if (holder === 'nobody') void take();
  });
  const noticeHolder = useEffectEvent(() => {
    if (holder === 'other' && held.current) setLostTo(claim?.author);
    // It may be this member's from before, as after a reload.
    held.current = holder === 'me';
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another case may be taken at once
  useEffect(() => {
    takeAtOnce();
    noticeHolder();
  }, [key, holder, busy]);
  useEffect(() => {
    const timer = setInterval(renew, RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const given = key === '' ? [] : key.split(' ');
    open.current = given;
    return () => {
      open.current = [];
      giveBack(given);
      hasTried.current = false;
      setLostTo(undefined);
    };
  }, [key]);

  const act = releasing.state.kind !== 'idle' ? releasing : isOwn ? renewing : taking;
  return {
    ...{ ids, holder, claim, lostTo, act, take, release },
    ...{ leave: () => leave(), showReleased: () => showReleased() },
  };
}
