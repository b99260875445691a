import { useTranslation } from 'react-i18next';
import { useAct } from '../../../../data/react/use-act';
import { seenOf } from '../../../../domain/acts/case';
import { noteAtBankObstacle, notedOf } from '../../../../domain/acts/noting';
import { effectInForce } from '../../../../domain/core/at-bank';
import { BANK_OUTCOMES, type BankOutcomeKind } from '../../../../domain/request/bank-outcome';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button';
import { useStaffRefresh } from '../../casework/use-staff-refresh';
import { ActButton } from '../../parts/act-button';
import { ActNote } from '../../parts/act-note';
import { useMember } from '../../session/use-member';
import styles from './loose-payment.module.css';

/** Where the core system tells nothing, a reviewer notes what the bank did with an approval. */
export function NoteAtBank({
  request,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const refresh = useStaffRefresh();
  const act = useAct('noteAtBank');
  const { id } = request;

  async function say(status: BankOutcomeKind) {
    const { kind } = await act.run({ id, seen: seenOf(request), told: notedOf(request), status });
    if (kind !== 'done' && kind !== 'refused') return;
    for (const fresh of await refresh([id])) onChanged(fresh);
  }

  const possible = BANK_OUTCOMES.filter((status) => {
    const effect = effectInForce(request, status);
    return 'effect' in effect && effect.effect !== 'already';
  });
  const note = <ActNote act={act} done={t('requests.cases.noted')} />;
  if (request.status !== 'approved' || noteAtBankObstacle(request, member)) return note;
  return (
    <section className={styles.loosePayment} aria-label={t('requests.cases.payment.bank.title')}>
      <h3>{t('requests.cases.payment.bank.title')}</h3>
      {note}
      {possible.map((status) => (
        <ConfirmButton
          key={status}
          title={t(`requests.cases.payment.bank.ask.${status}`)}
          confirmLabel={t('requests.cases.payment.bank.yes')}
          cancelLabel={t('cancel')}
          onConfirm={() => void say(status)}
          button={(ask) => (
            <ActButton look="line" act={act} obstacle={undefined} onClick={ask}>
              {t(`requests.cases.payment.bank.press.${status}`)}
            </ActButton>
          )}
        >
          <p>{t('requests.cases.payment.bank.text')}</p>
        </ConfirmButton>
      ))}
    </section>
  );
}
