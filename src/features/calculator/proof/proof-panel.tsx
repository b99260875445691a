import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../domain/calculator';
import { proofPanel } from '../../../i18n/es/proof-panel';
import { usePageCopy } from '../../../i18n/use-language';
import type { Calculation, Change } from '../calculation';
import styles from './proof-panel.module.css';
import { useProof } from './use-proof';

/** Supercell asks those who use its data to point to it. */
const FAN_CONTENT_POLICY = 'https://supercell.com/en/fan-content-policy/';

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
  const { state, code, wasProven, act, stop } = useProof(calculator, proven, change);
  // The words of proven lines come with the code that proves them.
  usePageCopy({ proofPanel, ...code?.copy });
  const { t } = useTranslation();
  const fields = { tag: useRef<HTMLInputElement>(null), token: useRef<HTMLInputElement>(null) };
  const button = useRef<HTMLButtonElement>(null);
  const { ownership = 'token' } = calculator;
  const { step } = state;
  const failure = step === 'failed' && state.failure;

  async function begin() {
    const { tag, token } = fields;
    const reached = await act({ tag: tag.current?.value ?? '', token: token.current?.value ?? '' });
    if (reached.step === 'missing') fields[reached.field].current?.focus();
    // A token works once.
    if (reached.step === 'proven' && token.current) token.current.value = '';
  }
  const beginOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would submit the calculator's form, which estimates.
    event.preventDefault();
    void begin();
  };
  const label = () => {
    if (step === 'code' || failure === 'code-missing') return t('proof:newWords');
    if (step === 'missing' || step === 'refused' || step === 'failed' || step === 'uncalled')
      return t('proof:retry');
    return proven ? t('proof:another') : t('proofPanel:fill');
  };
  const field = (name: 'tag' | 'token', isWrong: boolean) => (
    <label className={styles.field}>
      {name === 'tag' ? t(`proofPanel:${ownership}.tag`) : t('proofPanel:token.token')}
      <input
        ref={fields[name]}
        name={name === 'tag' ? 'etiqueta' : 'token'}
        placeholder={name === 'token' && step === 'proven' ? t('proof:used') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isWrong || (step === 'missing' && state.field === name)}
        aria-describedby="proof-intro proof-outcome"
        onKeyDown={beginOnEnter}
      />
    </label>
  );

  const isEmpty = step === 'idle' && !proven && !wasProven;
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
        {field('tag', failure === 'not-found')}
        {ownership === 'token' && field('token', failure === 'invalid-token')}
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-disabled={step === 'asking'}
          onClick={begin}
        >
          {label()}
        </button>
      </div>
      <div className={isEmpty ? undefined : styles.outcome} id="proof-outcome" role="status">
        {step === 'unloaded' && <p className={styles.unloaded}>{t('proofPanel:unloaded')}</p>}
        {code && (
          <code.ProofOutcome
            calculator={calculator}
            state={state}
            proven={proven}
            wasProven={wasProven}
            onFinish={() => void act({ isDone: true })}
            onCancel={() => {
              stop();
              button.current?.focus();
            }}
            onTakeBack={() => {
              change(code.takeBack);
              stop();
              button.current?.focus();
            }}
          />
        )}
      </div>
      <p className={styles.notice}>
        {t(`proofPanel:${ownership}.notice`)}{' '}
        {ownership === 'token' && <a href={FAN_CONTENT_POLICY}>{t('proofPanel:token.policy')}</a>}
      </p>
    </section>
  );
}
