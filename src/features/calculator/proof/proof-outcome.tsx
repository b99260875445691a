import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../domain/calculator';
import { proof as proofCopy } from '../../../i18n/es/proof';
import { failures } from '../../../i18n/es/site/failures';
import { formatDate } from '../../../i18n/format';
import { useLanguage, usePageCopy } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import type { ProofState } from './proof-code';
import styles from './proof-outcome.module.css';
import type { Proven } from './proven';

interface Props {
  readonly calculator: Calculator;
  readonly state: ProofState;
  readonly proven: Proven | undefined;
  readonly onFinish: () => void;
  readonly onTakeBack: () => void;
}

/** What became of proving the account: it is proven, there is something to do, or why it failed. */
export function ProofOutcome({ calculator, state, proven, onFinish, onTakeBack }: Props) {
  usePageCopy({ proof: proofCopy, failures });
  const { t } = useTranslation();
  switch (state.step) {
    case 'asking':
      return <p className={styles.asking}>{t('proof:asking')}</p>;
    case 'code':
      return <Phrase code={state.code} onFinish={onFinish} />;
    case 'failed':
      return <Failed calculator={calculator} state={state} onFinish={onFinish} />;
    case 'uncalled':
      return (
        <Problem title={t('proof:uncalled')}>
          <p>{t(state.error === 'offline' ? 'proof:offline' : 'proof:tryLater')}</p>
          <ByHand calculator={calculator} />
        </Problem>
      );
    default:
      return proven ? <Account proven={proven} state={state} onTakeBack={onTakeBack} /> : null;
  }
}

function Account({
  proven: { proof },
  state,
  onTakeBack,
}: {
  readonly proven: Proven;
  readonly state: ProofState;
  readonly onTakeBack: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const count = Object.keys(proof.facts).length;
  const when = formatDate(proof.provenAt, 'shortMoment', language);
  return (
    <div className={styles.account}>
      <span className={styles.check}>
        <Icon name="check" />
      </span>
      <div>
        <p className={styles.name}>{proof.name}</p>
        <p className={styles.when}>{t('proof:yours', { when, count })}</p>
        {state.step === 'proven' && state.notice && (
          <p className={styles.when}>{t('proof:failure.private-inventory.detail')}</p>
        )}
      </div>
      <button type="button" className={styles.textButton} onClick={onTakeBack}>
        {t('proof:takeBack')}
      </button>
    </div>
  );
}

function Phrase({ code, onFinish }: { readonly code: string; readonly onFinish: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.phrase}>
      <p>{t('proof:phrase')}</p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <button type="button" className={styles.done} onClick={onFinish}>
        {t('proof:phraseDone')}
      </button>
    </div>
  );
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
        <button type="button" className={styles.done} onClick={onFinish}>
          {t('proof:lookAgain')}
        </button>
      )}
      <ByHand calculator={calculator} />
    </Problem>
  );
}

function Problem({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
    <button
      type="button"
      className={styles.textButton}
      onClick={() => first && document.getElementById(first.id)?.focus()}
    >
      {t('proof:byHand')}
    </button>
  );
}
