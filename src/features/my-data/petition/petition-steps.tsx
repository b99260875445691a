import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PetitionProgress } from '../../../data/use-petition';
import type { MailedKind } from '../../../domain/request/petition-link';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import styles from './petition-steps.module.css';

interface Props {
  readonly kind: MailedKind;
  readonly progress: PetitionProgress;
  /** Asks the bank once more. */
  readonly onAsk: () => void;
  /** Waits for the answer once more. */
  readonly onWait: () => void;
  /** By mail: what is asked happens only once the link is used. */
  readonly byMail?: boolean;
  /** The button that asks, shown until the bank has been asked and after a failure. */
  readonly children: ReactNode;
}

/** How far a petition has come, in words: it takes the focus from the button that was pressed. */
export function PetitionSteps(props: Props) {
  const { progress, children } = props;
  const steps = useRef<HTMLDivElement>(null);
  const isAsked = progress.status !== 'none';
  useEffect(() => {
    if (isAsked) steps.current?.focus();
  }, [isAsked]);
  return (
    <div ref={steps} tabIndex={-1} className={styles.petitionSteps}>
      {isAsked && <Step {...props} />}
      {(!isAsked || progress.status === 'failed') && children}
    </div>
  );
}

function Step({ kind, progress, onAsk, onWait, byMail = false }: Props) {
  const { t } = useTranslation();
  switch (progress.status) {
    case 'none':
      return null;
    case 'sending':
      return <Note tone="info">{t('petition:sending')}</Note>;
    case 'working':
      return <Note tone="info">{t(byMail ? 'petition:asking' : `petition:${kind}.working`)}</Note>;
    case 'later':
      return (
        <>
          <Note tone="warning">
            {t(kind === 'erasure' && !byMail ? 'petition:laterErasure' : 'petition:later')}
          </Note>
          <Button look="line" onClick={onWait}>
            {t('petition:check')}
          </Button>
        </>
      );
    case 'failed': {
      const refused = byMail ? 'petition:tooSoon' : 'petition:refused';
      return (
        <Note tone="error">
          {t(progress.code === 'denied' ? refused : `failures:${progress.code}`)}
        </Note>
      );
    }
    case 'answered':
      return <Answer kind={kind} state={progress.petition.state} onAsk={onAsk} />;
  }
}

function Answer({
  kind,
  state,
  onAsk,
}: Pick<Props, 'kind' | 'onAsk'> & {
  readonly state: Extract<PetitionProgress, { status: 'answered' }>['petition']['state'];
}) {
  const { t } = useTranslation();
  if (state === 'done' || state === 'closed')
    return <Note tone="success">{t(`petition:${kind}.${state}`)}</Note>;
  return (
    <>
      <Note tone={state === 'limited' ? 'warning' : 'success'}>
        {t(state === 'limited' ? 'petition:limited' : 'petition:mailed')}
      </Note>
      <Button look="line" onClick={onAsk}>
        {t('petition:again')}
      </Button>
    </>
  );
}
