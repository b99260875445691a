import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../domain/calculator';
import type { Proof } from '../../../domain/proof';
import { proofPanel } from '../../../i18n/es/proof-panel';
import { usePageCopy } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { focusIfLost } from '../../../ui/feedback/focus-if-lost';
import { AS_TYPED } from '../../../ui/form/as-typed';
import type { Calculation, Change } from '../calculation';
import styles from './proof-panel.module.css';
import { useProof } from './use-proof';

/** Supercell asks those who use its data to point to it. */
const FAN_CONTENT_POLICY = 'https://supercell.com/en/fan-content-policy/';

/**
 * A coupon of one line that fills the calculator in from the game, once the visitor has shown that
 * the account is theirs. It opens in place, also before the page's code has arrived; the code for
 * the rest is fetched when it is needed.
 */
export function ProofPanel({
  calculator,
  calculation,
  change,
  found,
}: {
  readonly calculator: Calculator;
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
  /** A proof that the bank has and this tab did not know. */
  readonly found: Proof | undefined;
}) {
  const { proven } = calculation;
  const { state, code, wasProven, act, takeBack, stop } = useProof(
    calculator,
    proven,
    change,
    found,
  );
  // The words of proven lines come with the code that proves them.
  usePageCopy({ proofPanel, ...code?.copy });
  const { t } = useTranslation();
  const coupon = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const account = useRef<HTMLDivElement>(null);
  const fields = { tag: useRef<HTMLInputElement>(null), token: useRef<HTMLInputElement>(null) };
  const button = useRef<HTMLButtonElement>(null);
  const wasThere = useRef(false);
  /** Whether the account is proven once more, in place. */
  const [isAgain, setAgain] = useState(false);
  const { ownership = 'token' } = calculator;
  const { step } = state;
  const failure = step === 'failed' && state.failure;
  const isAsking = step === 'asking';
  const needsVisitor = step !== 'idle' && step !== 'proven' && !isAsking;

  useEffect(() => {
    if (step === 'proven') setAgain(false);
  }, [step]);

  // What came of a sign-in arrives while the coupon is closed.
  useEffect(() => {
    if (needsVisitor && coupon.current) coupon.current.open = true;
  }, [needsVisitor]);

  // If the pressed button is gone, the focus moves to its replacement.
  const isProven = proven !== undefined;
  useLayoutEffect(() => {
    const isReplaced = isProven ? step === 'proven' : wasThere.current;
    if (isReplaced) focusIfLost((isProven ? account : line).current);
    wasThere.current = isProven;
  }, [isProven, step]);

  async function begin() {
    const { tag, token } = fields;
    const reached = await act({ tag: tag.current?.value ?? '', token: token.current?.value ?? '' });
    if (reached.step === 'missing') fields[reached.field].current?.focus();
  }
  const beginOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would submit the calculator's form, which estimates.
    event.preventDefault();
    void begin();
  };
  const label = () => {
    if (step === 'code' || failure === 'code-missing') return t('proof:newWords');
    return needsVisitor && step !== 'unloaded'
      ? t('proof:retry')
      : t(`proofPanel:${ownership}.fill`);
  };
  const field = (name: 'tag' | 'token', text: string, isWrong: boolean) => (
    <label className={styles.field}>
      {text}
      <input
        ref={fields[name]}
        name={name === 'tag' ? 'etiqueta' : 'token'}
        autoComplete="off"
        {...AS_TYPED}
        aria-invalid={isWrong || (step === 'missing' && state.field === name)}
        aria-describedby="proof-intro proof-outcome"
        onKeyDown={beginOnEnter}
      />
    </label>
  );
  const offer = () => {
    if (isAsking && ownership === 'oauth') return <b>{t('proofPanel:asking')}</b>;
    if (wasProven) return <b>{t('proofPanel:again')}</b>;
    return (
      <>
        <b>{t(`proofPanel:${ownership}.offer`)}</b> <span>{t('proofPanel:proves')}</span>
      </>
    );
  };

  return (
    <div className={`no-print ${styles.panel}`}>
      {/* Always present, so that screen readers announce new content. */}
      <div role="status">
        {proven && code && (
          <code.ProvenAccount
            ref={account}
            proven={proven}
            answers={calculation.answers}
            state={state}
            onAgain={() => {
              stop();
              setAgain(true);
            }}
            onTakeBack={() => void takeBack()}
          />
        )}
      </div>
      {(!proven || isAgain) && (
        <details ref={coupon} className={styles.coupon} open={isAgain || undefined}>
          <summary ref={line} className={styles.line}>
            <span className={styles.stub}>
              <Icon name="bolt" />
            </span>
            <span className={styles.offer}>{offer()}</span>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.content}>
            <p className={styles.intro} id="proof-intro">
              {wasProven && `${t('proofPanel:notKept')} `}
              {t(`proofPanel:${ownership}.intro`)} {t('proofPanel:goes')}
            </p>
            <div className={styles.fields}>
              {ownership !== 'oauth' &&
                field('tag', t(`proofPanel:${ownership}.tag`), failure === 'not-found')}
              {ownership === 'token' &&
                field('token', t('proofPanel:token.token'), failure === 'invalid-token')}
              <Button ref={button} aria-disabled={isAsking || undefined} onClick={begin}>
                {label()}
                <Icon name="arrow-right" />
              </Button>
            </div>
            <div
              className={step === 'idle' ? undefined : styles.outcome}
              id="proof-outcome"
              role="status"
            >
              {step === 'unloaded' && <p className={styles.unloaded}>{t('proofPanel:unloaded')}</p>}
              {code && (
                <code.ProofOutcome
                  calculator={calculator}
                  state={state}
                  onFinish={() => void act({ isDone: true })}
                  onCancel={() => {
                    stop();
                    button.current?.focus();
                  }}
                />
              )}
            </div>
            <p className={styles.notice}>
              {t(`proofPanel:${ownership}.notice`)}{' '}
              {ownership === 'token' && (
                <a href={FAN_CONTENT_POLICY}>{t('proofPanel:token.policy')}</a>
              )}
            </p>
          </div>
        </details>
      )}
    </div>
  );
}
