import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabStore } from '../../../browser/browser-store';
import { PROOF_KEYS } from '../../../browser/keys';
import { useBackend } from '../../../data/backend-provider';
import type { Calculator } from '../../../domain/calculator';
import type { Proof } from '../../../domain/proof';
import type { Calculation, Change } from '../calculation';
import type { proofCode } from './proof-code';
import type { ProofAct, ProofState } from './proof-state';
import type { Proven } from './proven';

type Code = typeof proofCode;

const key = (gameId: string) => PROOF_KEYS + gameId;

/** Keeps a proof until the browser tab is closed, or forgets it. */
export function keepProof(gameId: string, proven: Proven | undefined): void {
  if (proven) tabStore.write(key(gameId), JSON.stringify(proven));
  else tabStore.remove(key(gameId));
}

/** Proving an account: its state, and the visitor's acts. Its code is fetched when needed. */
export function useProof(
  calculator: Calculator,
  proven: Calculation['proven'],
  change: (change: Change) => void,
  /** A proof that the bank has and this tab did not know. */
  found: Proof | undefined,
) {
  const navigate = useNavigate();
  const loadBackend = useBackend();
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<ProofState>({ step: 'idle' });
  const attempt = useRef(0);
  const { id, ownership } = calculator;
  const { pathname, search, state: from } = useLocation();
  const [wasProven, setWasProven] = useState(false);

  async function withCode(
    use: (loaded: Code, isWanted: () => boolean) => ProofState | Promise<ProofState>,
  ) {
    attempt.current += 1;
    const own = attempt.current;
    const isWanted = () => attempt.current === own;
    let reached: ProofState;
    try {
      const { proofCode: loaded } = await import('./proof-code');
      setCode(loaded);
      reached = await use(loaded, isWanted);
    } catch {
      reached = { step: 'unloaded' };
    }
    if (isWanted()) setState(reached);
    return reached;
  }
  async function act(how: ProofAct): Promise<ProofState> {
    if (state.step === 'asking') return state;
    setState({ step: 'asking' });
    return withCode((loaded, isWanted) =>
      loaded.prove(how, { calculator, loadBackend, change, isWanted }),
    );
  }
  const takeBack = () =>
    withCode((loaded, isWanted) => loaded.takeBack({ calculator, loadBackend, change, isWanted }));
  /** Drops the attempt under way and its outcome. */
  const stop = () => {
    attempt.current += 1;
    setState({ step: 'idle' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const kept = tabStore.read(key(id));
    // My accounts says that the account was proven before; it does not keep the proof.
    const isBack = ownership === 'oauth' && /[?&](state|error)=/.test(search);
    setWasProven(from?.wasProven === true);
    if (kept !== null)
      void withCode((loaded) => {
        change(loaded.restoreKept(kept));
        return { step: 'idle' };
      });
    if (!isBack) return;
    void navigate(pathname, { replace: true, preventScrollReset: true });
    void act({ search });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the bank had is shown once
  useEffect(() => {
    if (!found) return;
    void withCode((loaded) => {
      change(loaded.restore({ proof: found, before: {} }));
      return { step: 'idle' };
    });
  }, [found]);
  const wasThere = useRef(false);
  useEffect(() => {
    if (proven || wasThere.current) keepProof(id, proven);
    wasThere.current = proven !== undefined;
  }, [id, proven]);

  return { state, code, wasProven, act, takeBack, stop };
}
