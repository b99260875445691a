import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../data/backend-provider';
import { useVisitorAct } from '../../../data/react/use-act';
import { askedLines } from '../../../domain/acts/visitor/asked';
import { type ProvenLines, provenLines } from '../../../domain/proof';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import styles from './offer-proof.module.css';

/** Offers to add proven lines that the request lacks, as after a failure. */
export function OfferProof({
  request,
  onAdded,
}: {
  readonly request: LoanRequest;
  readonly onAdded: (request: LoanRequest | undefined) => void;
}) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const [proven, setProven] = useState<ProvenLines>();
  const words = useVisitorWords();
  const act = useVisitorAct('addProof');
  const { kind } = act.state;
  const { gameId, answers, proven: earlier } = request;

  useEffect(() => {
    if (!answers || !findCalculator(gameId)?.ownership) return;
    let isCurrent = true;
    const read = async () => {
      const proof = await (await loadBackend()).ownProof(gameId);
      if (!isCurrent || !proof || proof.provenAt.getTime() === earlier?.provenAt.getTime()) return;
      setProven(provenLines(proof, answers));
    };
    // Nothing is offered if the proof cannot be read.
    read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [gameId, answers, earlier, loadBackend]);

  if (!proven) return null;
  const add = async () => {
    const end = await act.run(askedLines(proven));
    if (end.kind !== 'done' && end.kind !== 'refused') return;
    await loadBackend()
      .then((backend) => backend.ownRequest())
      .then(onAdded)
      .catch(() => {});
  };
  return (
    <div className={styles.offerProof}>
      <p>{t('status:proof.offer', { count: proven.lines.length })}</p>
      <Button look="ink" aria-disabled={kind === 'working'} onClick={add}>
        {t(kind === 'working' ? 'status:proof.adding' : 'status:proof.add')}
      </Button>
      <div role="alert">
        {kind === 'refused' && <Note tone="warning">{words(act)}</Note>}
        {(kind === 'failed' || kind === 'unclear') && (
          <Note tone="warning">{t('status:proof.failed')}</Note>
        )}
      </div>
    </div>
  );
}
