import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import { useAct } from '../../../../data/react/use-act';
import { useChallenge } from '../../../../data/use-challenge';
import { caseObstacle } from '../../../../domain/acts/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { takesChallenge } from '../../../../games/list';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { ActButton } from '../../parts/act-button';
import { ActNote } from '../../parts/act-note';
import { useMember } from '../../tab/use-member';
import { useNames } from '../../tab/use-names';
import { useStaffRefresh } from '../case/use-staff-refresh';
import { useClaims } from '../claims/claims-provider';
import type { CaseClaim } from '../claims/use-case-claim';
import { gameName } from '../game-name';
import type { CaseEntries } from '../log/use-case-entries';
import styles from './account-challenge.module.css';

/** The log entry of a member who saw the code, and a function that records that this one did. */
function useSeenCode(
  request: LoanRequest,
  { remote, add, reload }: CaseEntries,
  onChanged: (request: LoanRequest) => void,
) {
  const { uid } = useMember();
  const claims = useClaims();
  const refresh = useStaffRefresh();
  const act = useAct('seeCode');
  const { id } = request;
  const entries = remote.status === 'ready' ? remote.data : [];
  const seen = entries.find(({ kind, requestId }) => kind === 'seen' && requestId === id);

  async function confirm() {
    const { kind } = await act.run({ id });
    if (kind === 'done')
      add({ kind: 'seen', requestId: id, author: uid, at: bankNow(), reason: undefined });
    if (kind !== 'refused') return;
    reload();
    claims.look();
    for (const fresh of await refresh([id])) onChanged(fresh);
  }

  return { seen, act, confirm };
}

interface Props {
  readonly request: LoanRequest;
  readonly entries: CaseEntries;
  readonly claim: CaseClaim;
  readonly onChanged: (request: LoanRequest) => void;
}

/** For a game without a source: the code to look for in the account, and who saw it there. */
export function AccountChallenge(props: Props) {
  const { gameId, code } = props.request;
  if (code === undefined || !takesChallenge(gameId)) return null;
  return <Challenge code={code} {...props} />;
}

function Challenge({
  request,
  code,
  entries,
  claim,
  onChanged,
}: Props & { readonly code: string }) {
  const { t } = useTranslation('staff');
  const challenge = useChallenge(code);
  const { seen, act, confirm } = useSeenCode(request, entries, onChanged);
  const member = useMember();
  const isSeen = seen !== undefined;
  const open = isOpen(request.status);

  return (
    <section className={styles.accountChallenge} aria-label={t('requests.proofs.challenge.title')}>
      <h3>{t('requests.proofs.challenge.title')}</h3>
      {open && !isSeen && (
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
      {seen && act.state.kind !== 'done' && <Seen author={seen.author} at={seen.at} />}
      {!seen && !open && entries.remote.status === 'ready' && (
        <p>{t('requests.proofs.challenge.unseen')}</p>
      )}
      <ActNote act={act} done={seen && <SeenWords author={seen.author} at={seen.at} />} />
      {open && !isSeen && (
        <div className={styles.confirming}>
          <ActButton
            look="ink"
            act={act}
            obstacle={
              caseObstacle(request, member) ?? (claim.holder === 'other' ? 'taken' : undefined)
            }
            onClick={() => void confirm()}
          >
            {t('requests.proofs.challenge.press')}
          </ActButton>
        </div>
      )}
    </section>
  );
}

interface SeenProps {
  readonly author: string;
  readonly at: Date;
}

function SeenWords({ author, at }: SeenProps) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const nameOf = useNames([author]);
  const date = formatDate(at, 'shortMoment', language);
  return <>{t('requests.proofs.challenge.seen', { name: nameOf(author), date })}</>;
}

const Seen = (props: SeenProps) => (
  <Note tone="success">
    <SeenWords {...props} />
  </Note>
);
