import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, whileAny } from '../../../../data/react/use-act';
import { caseObstacle } from '../../../../domain/acts/case';
import { confirmPaymentObstacle } from '../../../../domain/acts/explaining';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { LoosePayment, PaymentExplanation } from '../../../../domain/request/loose-payment';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { Signature } from '../../../../ui/paper/signature';
import { useStaffRefresh } from '../../casework/use-staff-refresh';
import { ActButton } from '../../parts/act-button';
import { ActNote } from '../../parts/act-note';
import { Warning } from '../../parts/warning';
import { useMember } from '../../session/use-member';
import { useNames } from '../../session/use-names';
import { useSigning } from '../../session/use-signing';
import { ExplainForm } from './explain-form';
import styles from './loose-payment.module.css';

/** What somebody proposes that a payment was, for the second person. */
function Explanation({
  explanation,
  isMine,
}: {
  readonly explanation: PaymentExplanation;
  /** This member may be the second person. */
  readonly isMine: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name } = useMember();
  const { author, stands, words, proposedAt } = explanation;
  const nameOf = useNames([author]);
  const you = t('you', { name });
  return (
    <>
      <p>{t('requests.cases.payment.because', { words })}</p>
      <p>{t(`requests.cases.payment.${stands ? 'standsNote' : 'backNote'}`)}</p>
      <Signature
        name={author === uid ? you : nameOf(author)}
        note={t('requests.cases.payment.proposed', {
          what: t(`requests.cases.payment.${stands ? 'stands' : 'back'}`),
          date: formatDate(proposedAt, 'shortMoment', language),
        })}
      />
      <Signature
        name={isMine ? you : t('requests.cases.confirm.other')}
        note={t(`requests.cases.confirm.${isMine ? 'youMissing' : 'missing'}`)}
        isOpen
      />
    </>
  );
}

function Panel({
  request,
  payment,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly payment: LoosePayment;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const member = useMember();
  const refresh = useStaffRefresh();
  const explain = useAct('explainPayment');
  const confirm = useAct('confirmPayment');
  const acts = [explain, confirm] as const;
  const [isAnother, setAnother] = useState(false);
  const { id } = request;
  const { explanation, proposals } = payment;
  const closed = confirmPaymentObstacle(request, member);
  const together = useSigning(
    explanation ? [explanation.author] : [],
    (third) => !confirmPaymentObstacle(request, third),
  );

  async function take(step: Promise<(typeof acts)[number]['state']>) {
    const { kind } = await step;
    if (kind !== 'done' && kind !== 'refused') return;
    setAnother(false);
    for (const fresh of await refresh([id])) onChanged(fresh);
  }

  const shown = acts.find(({ state }) => state.kind !== 'idle');
  const outcome = explanation?.stands ? 'stands' : 'back';
  const done = shown?.name === 'confirmPayment' ? outcome : 'proposed';
  const note = shown && <ActNote act={shown} done={t(`requests.cases.payment.done.${done}`)} />;
  if (!request.hasLoosePayment) return note;
  return (
    <section className={styles.loosePayment} aria-label={t('requests.cases.payment.title')}>
      <h3>{t('requests.cases.payment.title')}</h3>
      <Warning>
        {t('requests.cases.payment.text', {
          date: formatDate(payment.at, 'shortMoment', language),
        })}
      </Warning>
      {note}
      {explanation && (
        <Explanation
          explanation={explanation}
          isMine={closed === undefined && together !== 'let-in'}
        />
      )}
      {explanation && together === 'alone' && <p>{t('requests.cases.confirm.invited')}</p>}
      {explanation && !isAnother ? (
        <>
          <ActButton
            act={whileAny(acts, confirm)}
            obstacle={closed ?? (together === 'let-in' ? together : undefined)}
            onClick={() => {
              explain.clear();
              void take(confirm.run({ id, number: proposals }));
            }}
          >
            {t('requests.cases.confirm.press')}
          </ActButton>
          {caseObstacle(request, member) === undefined && (
            <TextButton onClick={() => setAnother(true)}>
              {t('requests.cases.payment.another')}
            </TextButton>
          )}
        </>
      ) : (
        <ExplainForm
          requestId={id}
          act={whileAny(acts, explain)}
          obstacle={caseObstacle(request, member)}
          onChosen={(said) => {
            confirm.clear();
            void take(explain.run({ id, proposals, ...said }));
          }}
        />
      )}
    </section>
  );
}

/** A payment of an approval that was undone: two people say, one after the other, what it was. */
export function LoosePaymentPanel({
  request,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { loosePayment } = request;
  return loosePayment && <Panel request={request} payment={loosePayment} onChanged={onChanged} />;
}
