import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../../data/react/use-act';
import type { StaffBackend } from '../../../../data/staff/backend';
import { useChallenge } from '../../../../data/use-challenge';
import { caseObstacle } from '../../../../domain/acts/case';
import { countingSighting } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { gameName, takesChallenge } from '../../../../games/list';
import { useClaims } from '../../casework/claims/claims-provider';
import type { CaseClaim } from '../../casework/claims/use-case-claim';
import type { CaseEntries } from '../../casework/log/use-case-entries';
import { useStaffRefresh } from '../../casework/use-staff-refresh';
import { ActNote } from '../../parts/act-note';
import { useMember } from '../../session/use-member';
import { useStaffRemote } from '../../session/use-staff';
import styles from './account-challenge.module.css';
import { SeeForm, Seen, SeenWords, TakeBack } from './seen-code';

/** The sightings of a code, and the acts on them. */
function useSightings(
  request: LoanRequest,
  { revision, entries, onChanged }: Omit<Props, 'request' | 'claim'>,
) {
  const claims = useClaims();
  const refresh = useStaffRefresh();
  const see = useAct('seeCode');
  const unsee = useAct('unseeCode');
  const { id } = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the case is a reason to read
  const read = useCallback(
    async (staff: StaffBackend) => (await staff.read('seenCodes', [id])).get(id) ?? [],
    [id, revision],
  );
  const { remote, reload } = useStaffRemote(read);
  const sightings = remote.status === 'ready' ? remote.data : [];
  const last = sightings[0]?.number ?? 0;

  /** Shows what the bank has after an act. */
  async function after(kind: string) {
    if (kind !== 'done' && kind !== 'refused') return;
    reload();
    entries.reload();
    if (kind === 'done') return;
    claims.look();
    for (const fresh of await refresh([id])) onChanged(fresh);
  }

  return {
    isRead: remote.status === 'ready',
    sightings: sightings.filter(({ isWrong }) => !isWrong),
    see,
    unsee,
    noteSeen: async (account: string) =>
      after((await see.run({ id, account, sightings: last })).kind),
    takeBack: async (number: number) => after((await unsee.run({ id, number })).kind),
  };
}

interface Props {
  readonly request: LoanRequest;
  readonly claim: CaseClaim;
  /** The log, which tells it too. */
  readonly entries: CaseEntries;
  /** A counter that every change of the case increases. */
  readonly revision: number;
  readonly onChanged: (request: LoanRequest) => void;
}

/** For a game without a source: the code to look for in the account, and who saw it in which. */
export function AccountChallenge(props: Props) {
  const { gameId, code } = props.request;
  if (code === undefined || !takesChallenge(gameId)) return null;
  return <Challenge code={code} {...props} />;
}

function Challenge({ request, code, claim, ...rest }: Props & { readonly code: string }) {
  const { t } = useTranslation('staff');
  const challenge = useChallenge(code);
  const { isRead, sightings, see, unsee, noteSeen, takeBack } = useSightings(request, rest);
  const member = useMember();
  const seen = countingSighting(sightings, request);
  const open = isOpen(request.status);
  const obstacle =
    caseObstacle(request, member) ?? (claim.holder === 'other' ? 'taken' : undefined);

  return (
    <section className={styles.accountChallenge} aria-label={t('requests.proofs.challenge.title')}>
      <h3 className="title-s">{t('requests.proofs.challenge.title')}</h3>
      {open && !seen && (
        <p>{t('requests.proofs.challenge.text', { game: gameName(request.gameId) })}</p>
      )}
      <dl>
        <div>
          <dt>{t('requests.proofs.challenge.account')}</dt>
          <dd>{request.applicant.nickname}</dd>
        </div>
        <div>
          <dt>{t('requests.proofs.challenge.code')}</dt>
          <dd className="number" translate="no">
            {challenge ?? '…'}
          </dd>
        </div>
      </dl>
      {seen && see.state.kind !== 'done' && <Seen seen={seen} />}
      {!open && isRead && sightings.length === 0 && <p>{t('requests.proofs.challenge.unseen')}</p>}
      <ActNote act={see} done={seen && <SeenWords seen={seen} />} />
      {seen && <p>{t('requests.proofs.challenge.says')}</p>}
      {sightings
        .filter((one) => one !== seen)
        .map((one) => (
          <p key={one.number}>
            <SeenWords seen={one} isOver />
          </p>
        ))}
      {seen && <TakeBack seen={seen} act={unsee} obstacle={obstacle} onPress={takeBack} />}
      {open && isRead && !seen && (
        <SeeForm request={request} act={see} obstacle={obstacle} onPress={noteSeen} />
      )}
    </section>
  );
}
