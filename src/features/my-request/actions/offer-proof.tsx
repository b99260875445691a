import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../data/backend-provider';
import { useVisitorAct } from '../../../data/react/use-act';
import { askedProof } from '../../../domain/acts/visitor/asked';
import { mismatchedLines, type Proof, shownProof } from '../../../domain/proof';
import { type LoanRequest, proofObstacle } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { markRows } from '../../../i18n/proof-words';
import { useLanguage } from '../../../i18n/use-language';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Button } from '../../../ui/button/button';
import { Facts } from '../../../ui/data/facts';
import { Note } from '../../../ui/feedback/note';
import styles from './offer-proof.module.css';

/** Offers a proof that the open request lacks, with the marks that its lines would have. */
export function OfferProof({
  request,
  onAdded,
}: {
  readonly request: LoanRequest;
  readonly onAdded: (request: LoanRequest | undefined) => void;
}) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const [proof, setProof] = useState<Proof>();
  const words = useVisitorWords();
  const act = useVisitorAct('attachProof');
  const { kind } = act.state;
  const { gameId, proven } = request;

  useEffect(() => {
    if (!findCalculator(gameId)?.ownership) return;
    let isCurrent = true;
    const read = async () => {
      const own = await (await loadBackend()).ownProof(gameId);
      if (isCurrent) setProof(own);
    };
    // Nothing is offered if the proof cannot be read.
    read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [gameId, loadBackend]);

  const obstacle = proof && proofObstacle(request, proof);
  if (!proof || obstacle === 'conflict') return null;
  if (obstacle === 'account')
    return <p>{t('status:proof.other', { account: proven?.name ?? proven?.account })}</p>;
  const add = async () => {
    const end = await act.run(askedProof(proof));
    if (end.kind !== 'done' && end.kind !== 'refused') return;
    await loadBackend()
      .then((backend) => backend.ownRequest())
      .then(onAdded)
      .catch(() => {});
  };
  return (
    <div className={`no-print ${styles.offerProof}`}>
      <p>{t('status:proof.offer', { account: proof.name })}</p>
      <OfferedMarks request={request} proof={proof} />
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

/** The marks that the lines of a request would have with a proof. */
function OfferedMarks({
  request: { gameId, answers = {} },
  proof,
}: {
  readonly request: LoanRequest;
  readonly proof: Proof;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const calculator = findCalculator(gameId);
  const shown = shownProof(proof);
  if (!calculator) return null;
  const rows = markRows(calculator.attributes, answers, shown, language, (key, figures) =>
    t(`proofMarks:${key}`, figures),
  );
  return (
    <>
      <Facts rows={rows} />
      {mismatchedLines(shown.lines, answers).length > 0 && (
        <Link to={calculator.path}>{t('status:proof.again')}</Link>
      )}
    </>
  );
}
