import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import type { Answers } from '../../../domain/answers';
import type { Calculator } from '../../../domain/calculator';
import { provenCount } from '../../../domain/proof';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import styles from './proof-outcome.module.css';
import couponStyles from './proof-panel.module.css';
import { ProofProblem } from './proof-problem';
import type { ProofState } from './proof-state';
import { PROVE_AGAIN_ID, type Proven } from './proven';

/** The state of proving the account: the next step, or the failure. */
export function ProofOutcome({
  calculator,
  state,
  onFinish,
  onCancel,
}: {
  readonly calculator: Calculator;
  readonly state: ProofState;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
}) {
  if (state.step === 'asking') return <Asking onCancel={onCancel} />;
  if (state.step === 'code') return <Phrase code={state.code} onFinish={onFinish} />;
  return <ProofProblem calculator={calculator} state={state} onFinish={onFinish} />;
}

/** Says that the game is being asked, and after a while that it takes long. */
function Asking({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setIsSlow(true), timings.proofSlowMs);
    return () => clearTimeout(wait);
  }, []);
  return (
    <div className={styles.asking}>
      <p>{t(isSlow ? 'proof:askingStill' : 'proofPanel:asking')}</p>
      <TextButton onClick={onCancel}>{t('shell:cancel')}</TextButton>
    </div>
  );
}

/** Whose account it is and how much of it is proven, on the coupon in place of the offer. */
export function ProvenAccount({
  ref,
  proven: { proof },
  answers,
  state,
  onAgain,
  onTakeBack,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly proven: Proven;
  readonly answers: Answers;
  readonly state: ProofState;
  readonly onAgain: () => void;
  readonly onTakeBack: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const when = formatTime(proof.provenAt, 'fullMoment', language);
  const count = provenCount(proof.facts, answers);
  return (
    <div ref={ref} className={`${couponStyles.coupon} ${styles.account}`} tabIndex={-1}>
      <span className={couponStyles.stub}>
        <Icon name="check" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{t('proof:yours', { name: proof.name })}</p>
        <p>
          {t('proof:lines', { count })}
          <span className={styles.when}>, {when}</span>
        </p>
        <p>{t('proofPanel:goes')}</p>
        {state.step === 'uncalled' && <p>{t('proof:notRemoved')}</p>}
        {state.step === 'proven' && state.notice && (
          <p>{t('proof:failure.private-inventory.detail')}</p>
        )}
      </div>
      <div className={styles.buttons}>
        <TextButton id={PROVE_AGAIN_ID} onClick={onAgain}>
          {t('proof:retry')}
        </TextButton>
        <TextButton onClick={onTakeBack}>{t('proof:takeBack')}</TextButton>
      </div>
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
      <Button look="ink" onClick={onFinish}>
        {t('proof:phraseDone')}
      </Button>
    </div>
  );
}
