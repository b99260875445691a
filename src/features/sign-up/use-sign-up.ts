import { useEffect, useRef, useState } from 'react';
import { timings } from '../../config/timings';
import type { Backend } from '../../data/backend';
import { useBackend } from '../../data/backend-provider';
import { becomeVisitor } from '../../data/become-visitor';
import { type BackendErrorCode, errorCode, isUnsent } from '../../data/errors';
import type { SubscriberDraft } from '../../domain/subscriber';
import { useLanguage } from '../../i18n/use-language';

/** Where a sign-up stands. `done`: saved, and about to leave for the thanks page. */
export type SignUpState =
  | { readonly step: 'typing' }
  | { readonly step: 'sending' }
  | { readonly step: 'done' }
  | {
      readonly step: 'failed';
      readonly code: BackendErrorCode;
      /** It is certain that nothing was sent. */
      readonly unsent: boolean;
    };

/** Sends a sign-up once at a time; `onThanks` is called 700 ms after it was saved. */
export function useSignUp(onThanks: () => void): {
  readonly state: SignUpState;
  readonly send: (draft: SubscriberDraft) => Promise<void>;
  /** Signs out whoever of staff is signed in, and sends as a visitor. */
  readonly signOutAndSend: (draft: SubscriberDraft) => Promise<void>;
} {
  const loadBackend = useBackend();
  const { language } = useLanguage();
  const [state, setState] = useState<SignUpState>({ step: 'typing' });
  const underWay = useRef(false);

  async function run(draft: SubscriberDraft, prepare: (backend: Backend) => Promise<unknown>) {
    // Two presses can come before the button is drawn as disabled.
    if (underWay.current) return;
    underWay.current = true;
    setState({ step: 'sending' });
    try {
      const backend = await loadBackend();
      await prepare(backend);
      await backend.registerSubscriber(draft, language);
      setState({ step: 'done' });
    } catch (error) {
      setState({ step: 'failed', code: errorCode(error), unsent: isUnsent(error) });
      underWay.current = false;
    }
  }

  useEffect(() => {
    if (state.step !== 'done') return;
    const leaving = setTimeout(onThanks, timings.afterSignUpMs);
    return () => clearTimeout(leaving);
  }, [state, onThanks]);

  return {
    state,
    send: (draft) => run(draft, (backend) => backend.startSession()),
    signOutAndSend: (draft) => run(draft, becomeVisitor),
  };
}
