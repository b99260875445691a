import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackendErrorCode } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import styles from './proof-outcome.module.css';
import type { ProofState } from './proof-state';

/** What to do when nobody could be asked; other failures pass by themselves. */
const UNCALLED: Partial<Record<BackendErrorCode, 'proof:offline' | 'proof:noAccount'>> = {
  offline: 'proof:offline',
  'no-account': 'proof:noAccount',
};

/** Why an account was not proven, and what to do. */
export function ProofProblem({
  calculator,
  state,
  onFinish,
}: {
  readonly calculator: Calculator;
  readonly state: ProofState;
  /** Looks for the phrase again. */
  readonly onFinish: () => void;
}) {
  const { t } = useTranslation();
  switch (state.step) {
    case 'missing':
      return (
        <Problem
          title={t(
            `proof:${state.isTyped ? 'malformed' : 'missing'}.${missingName(calculator, state.field)}`,
          )}
        />
      );
    case 'refused':
      return (
        <Problem title={t('proof:refused.title')}>
          <p>
            {t('proof:refused.detail')} {t('proof:kept')}
          </p>
          <ByHand calculator={calculator} />
        </Problem>
      );
    case 'failed':
      return <Failed calculator={calculator} state={state} onFinish={onFinish} />;
    case 'uncalled':
      return (
        <Problem title={t('proof:uncalled')}>
          <p>{t(UNCALLED[state.error] ?? 'proof:tryLater')}</p>
          <ByHand calculator={calculator} />
        </Problem>
      );
    default:
      return null;
  }
}

/** The name of an empty field in the message about it. */
function missingName({ ownership }: Calculator, field: 'tag' | 'token'): 'tag' | 'token' | 'name' {
  return field === 'tag' && ownership === 'code' ? 'name' : field;
}

function Failed({
  calculator,
  state: { failure, left },
  onFinish,
}: {
  readonly calculator: Calculator;
  readonly state: ProofState & { step: 'failed' };
  readonly onFinish: () => void;
}) {
  const { t } = useTranslation();
  const isSignIn = calculator.ownership === 'oauth';
  const key =
    isSignIn && (failure === 'not-found' || failure === 'invalid-token')
      ? (`signIn.${failure}` as const)
      : (`failure.${failure}` as const);
  return (
    <Problem title={t(`proof:${key}.title`)}>
      <p>
        {t(`proof:${key}.detail`)} {t('proof:kept')}
        {failure !== 'too-many' && ` ${t('proof:left', { count: left })}`}
      </p>
      {failure === 'code-missing' && (
        <Button look="ink" onClick={onFinish}>
          {t('proof:lookAgain')}
        </Button>
      )}
      <ByHand calculator={calculator} />
    </Problem>
  );
}

function Problem({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.problem}>
      <p className={styles.problemTitle}>
        <Icon name="alert" />
        {title}
      </p>
      {children}
    </div>
  );
}

/** Goes to the first question. */
function ByHand({ calculator }: { readonly calculator: Calculator }) {
  const { t } = useTranslation();
  const [first] = calculator.attributes;
  return (
    <TextButton onClick={() => first && document.getElementById(first.id)?.focus()}>
      {t('proof:byHand')}
    </TextButton>
  );
}
