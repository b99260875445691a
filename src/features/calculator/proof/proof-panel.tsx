import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../data/backend-provider';
import type { Calculator } from '../../../domain/calculator';
import { proofPanel } from '../../../i18n/es/proof-panel';
import { usePageCopy } from '../../../i18n/use-language';
import type { Calculation, Change } from '../calculation';
import { keepProof, keptProof } from './kept-proof';
import type { ProofAct, ProofState, proofCode } from './proof-code';
import styles from './proof-panel.module.css';

type Code = typeof proofCode;

/**
 * Fills the calculator in from the game, once the visitor has shown that the account is theirs. The
 * fields come with the page; the code for the rest is fetched when it is needed.
 */
export function ProofPanel({
  calculator,
  proven,
  change,
}: {
  readonly calculator: Calculator;
  readonly proven: Calculation['proven'];
  readonly change: (change: Change) => void;
}) {
  usePageCopy({ proofPanel });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loadBackend = useBackend();
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<ProofState>({ step: 'idle' });
  const tag = useRef<HTMLInputElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const { id, ownership = 'token' } = calculator;

  async function withCode(use: (loaded: Code) => ProofState | Promise<ProofState>) {
    try {
      const { proofCode: loaded } = await import('./proof-code');
      setCode(loaded);
      setState(await use(loaded));
    } catch {
      setState({ step: 'unloaded' });
    }
  }
  function act(how: ProofAct) {
    if (state.step === 'asking') return;
    setState({ step: 'asking' });
    void withCode((loaded) => loaded.prove(id, how, loadBackend, change));
  }
  const begin = () => act({ tag: tag.current?.value ?? '', token: token.current?.value ?? '' });
  const beginOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would estimate: the fields stand in the calculator's form.
    event.preventDefault();
    begin();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page came from is looked at once
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [signedIn, kept] = [query.get('state'), keptProof(id)];
    if (ownership === 'oauth' && signedIn !== null) {
      void navigate(location.pathname, { replace: true, preventScrollReset: true });
      act({ state: signedIn, code: query.get('code') ?? '' });
    } else if (kept !== null)
      void withCode((loaded) => {
        change(loaded.restoreKept(kept));
        return { step: 'idle' };
      });
  }, []);
  const wasProven = useRef(false);
  useEffect(() => {
    if (proven || wasProven.current) keepProof(id, proven);
    wasProven.current = proven !== undefined;
  }, [id, proven]);

  const failure = state.step === 'failed' && state.failure;
  return (
    <section className={styles.panel} aria-labelledby="proof-title">
      <h2 className={styles.title} id="proof-title">
        {t(`proofPanel:${ownership}.title`)}
        <br />
        {t('proofPanel:offer')}
      </h2>
      <p className={styles.intro} id="proof-intro">
        {t(`proofPanel:${ownership}.intro`)}
      </p>
      <div className={styles.fields}>
        <label className={styles.field}>
          {t(`proofPanel:${ownership}.tag`)}
          <input
            ref={tag}
            name="etiqueta"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={failure === 'not-found'}
            aria-describedby="proof-intro proof-outcome"
            onKeyDown={beginOnEnter}
          />
        </label>
        {ownership === 'token' && (
          <label className={styles.field}>
            {t('proofPanel:token.token')}
            <input
              ref={token}
              name="token"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={failure === 'invalid-token'}
              aria-describedby="proof-intro proof-outcome"
              onKeyDown={beginOnEnter}
            />
          </label>
        )}
        <button
          type="button"
          className={styles.button}
          aria-disabled={state.step === 'asking'}
          onClick={begin}
        >
          {t('proofPanel:fill')}
        </button>
      </div>
      <div
        className={state.step === 'idle' && !proven ? undefined : styles.outcome}
        id="proof-outcome"
        role="status"
      >
        {state.step === 'unloaded' && <p className={styles.unloaded}>{t('proofPanel:unloaded')}</p>}
        {code && (
          <code.ProofOutcome
            calculator={calculator}
            state={state}
            proven={proven}
            onFinish={() => act({ state: '', code: '' })}
            onTakeBack={() => {
              change(code.takeBack);
              setState({ step: 'idle' });
            }}
          />
        )}
      </div>
    </section>
  );
}
