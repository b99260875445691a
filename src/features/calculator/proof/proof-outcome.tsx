import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import type { Calculator } from '../../../domain/calculator';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import styles from './proof-outcome.module.css';
import { ProofProblem } from './proof-problem';
import type { ProofState } from './proof-state';
import type { Proven } from './proven';

interface Props {
  readonly calculator: Calculator;
  readonly state: ProofState;
  readonly proven: Proven | undefined;
  /** The account was kept with proven lines, whose proof is gone. */
  readonly wasProven: boolean;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
  readonly onTakeBack: () => void;
}

/** What became of proving the account: there is something to do, why it failed, and what is proven. */
export function ProofOutcome(props: Props) {
  const { calculator, state, proven, wasProven, onFinish, onCancel, onTakeBack } = props;
  const { t } = useTranslation();
  if (state.step === 'asking') return <Asking onCancel={onCancel} />;
  return (
    <>
      {state.step === 'code' && <Phrase code={state.code} onFinish={onFinish} />}
      <ProofProblem calculator={calculator} state={state} onFinish={onFinish} />
      {proven && <Account proven={proven} state={state} onTakeBack={onTakeBack} />}
      {state.step === 'idle' && !proven && wasProven && (
        <p className={styles.again}>{t('proof:again')}</p>
      )}
    </>
  );
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
      <p>{t(isSlow ? 'proof:askingStill' : 'proof:asking')}</p>
      <button type="button" className={styles.textButton} onClick={onCancel}>
        {t('proof:cancel')}
      </button>
    </div>
  );
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
