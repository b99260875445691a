import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../data/backend-provider';
import { type ProvenLines, provenLines } from '../../../domain/proof';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import styles from './offer-proof.module.css';

/** Offers to add proven lines that the request lacks, as after a failure. */
export function OfferProof({
  request,
  onAdded,
}: {
  readonly request: LoanRequest;
  readonly onAdded: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const [proven, setProven] = useState<ProvenLines>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
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
    if (state === 'busy') return;
    setState('busy');
    try {
      onAdded(await (await loadBackend()).addProof(request, proven));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.offerProof}>
      <p>{t('status:proof.offer', { count: proven.lines.length })}</p>
      <Button look="ink" aria-disabled={state === 'busy'} onClick={add}>
        {t(state === 'busy' ? 'status:proof.adding' : 'status:proof.add')}
      </Button>
      <div role="alert">
        {state === 'failed' && <Note tone="warning">{t('status:proof.failed')}</Note>}
      </div>
    </div>
  );
}
