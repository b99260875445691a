import { useTranslation } from 'react-i18next';
import { useAct } from '../../../../data/react/use-act';
import { identifyObstacle } from '../../../../domain/acts/casework';
import { isIdentified, type LoanRequest } from '../../../../domain/request/loan-request';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button';
import { useStaffRefresh } from '../../casework/use-staff-refresh';
import { ActButton } from '../../parts/act-button';
import { ActNote } from '../../parts/act-note';
import { useMember } from '../../session/use-member';

/** Tells that the applicant was identified, until the address changes: the reason of a decline is told then. */
export function Identify({
  request,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const act = useAct('identify');
  const member = useMember();
  const refresh = useStaffRefresh();
  const { id, applicant, identified } = request;

  async function say() {
    const asked = { id, email: applicant.email, identified: identified?.number ?? 0 };
    const { kind } = await act.run(asked);
    if (kind !== 'done' && kind !== 'refused') return;
    for (const fresh of await refresh([id])) onChanged(fresh);
  }

  const note = <ActNote act={act} done={t('requests.cases.noted')} />;
  if (isIdentified(request) || identifyObstacle(request, member)) return note;
  return (
    <>
      <ConfirmButton
        title={t('requests.cases.identify.title')}
        confirmLabel={t('requests.cases.identify.yes')}
        cancelLabel={t('cancel')}
        onConfirm={() => void say()}
        button={(ask) => (
          <ActButton look="line" act={act} obstacle={undefined} onClick={ask}>
            {t('requests.cases.identify.press')}
          </ActButton>
        )}
      >
        <p>{t('requests.cases.identify.confirm', { email: applicant.email })}</p>
      </ConfirmButton>
      {note}
    </>
  );
}
