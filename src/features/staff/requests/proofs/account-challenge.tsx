import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { useChallenge } from '../../../../data/use-challenge';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { takesChallenge } from '../../../../games/list';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { ActButton } from '../../parts/act-button';
import { useMember } from '../../tab/use-member';
import { useNames } from '../../tab/use-names';
import { useStaff } from '../../tab/use-staff';
import { useStaffRefresh } from '../case/use-staff-refresh';
import { useClaims } from '../claims/claims-provider';
import type { CaseClaim } from '../claims/use-case-claim';
import { gameName } from '../game-name';
import type { CaseEntries } from '../log/use-case-entries';
import styles from './account-challenge.module.css';

/** How recording that this member saw the code ended. */
type SeenOutcome = 'idle' | 'working' | BackendErrorCode;

/** The log entry of a member who saw the code, and a function that records that this one did. */
function useSeenCode(
  request: LoanRequest,
  { remote, add, reload }: CaseEntries,
  onChanged: (request: LoanRequest) => void,
) {
  const staff = useStaff();
  const claims = useClaims();
  const refresh = useStaffRefresh();
  const [outcome, setOutcome] = useState<SeenOutcome>('idle');
  const sending = useRef(false);
  const entries = remote.status === 'ready' ? remote.data : [];
  const seen = entries.find(({ kind, requestId }) => kind === 'seen' && requestId === request.id);

  async function confirm() {
    if (sending.current) return;
    sending.current = true;
    setOutcome('working');
    try {
      add(await (await staff()).noteSeenCode(request));
      setOutcome('idle');
    } catch (error) {
      const code = errorCode(error);
      if (code === 'conflict') {
        reload();
        claims.look();
        for (const fresh of await refresh([request.id])) onChanged(fresh);
      }
      setOutcome(code);
    } finally {
      sending.current = false;
    }
  }

  return { seen, outcome, confirm };
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
  const { seen, outcome, confirm } = useSeenCode(request, entries, onChanged);
  const result = useRef<HTMLDivElement>(null);
  const isSeen = seen !== undefined;
  const hasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (isSeen && hasPressed.current) result.current?.focus();
    hasPressed.current = false;
  }, [isSeen]);
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
      <div ref={result} tabIndex={-1} className={styles.result}>
        {seen && <Seen author={seen.author} at={seen.at} />}
        {!seen && !open && entries.remote.status === 'ready' && (
          <p>{t('requests.proofs.challenge.unseen')}</p>
        )}
        {outcome !== 'idle' && outcome !== 'working' && (
          <Note tone={outcome === 'conflict' ? 'warning' : 'error'}>
            {outcome === 'conflict'
              ? t('requests.proofs.challenge.conflict')
              : t(`failures.${outcome}`)}
          </Note>
        )}
      </div>
      {open && !isSeen && (
        <Confirming
          claim={claim}
          isWorking={outcome === 'working'}
          onPress={() => {
            hasPressed.current = true;
            void confirm();
          }}
        />
      )}
    </section>
  );
}

function Seen({ author, at }: { readonly author: string; readonly at: Date }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const nameOf = useNames([author]);
  const date = formatDate(at, 'shortMoment', language);
  return (
    <Note tone="success">
      {t('requests.proofs.challenge.seen', { name: nameOf(author), date })}
    </Note>
  );
}

/** The button, and why it is closed to this member. */
function Confirming({
  claim: { holder, claim },
  isWorking,
  onPress,
}: {
  readonly claim: CaseClaim;
  readonly isWorking: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const { nameOf } = useClaims();
  const isTaken = holder === 'other';
  const closed = isWorking || !mayWork || isTaken;
  return (
    <div className={styles.confirming}>
      <ActButton
        look="ink"
        isOff={closed}
        onClick={() => {
          if (!closed) onPress();
        }}
      >
        {t(isWorking ? 'requests.proofs.challenge.saving' : 'requests.proofs.challenge.press')}
      </ActButton>
      {!mayWork && <p>{t('requests.proofs.challenge.role')}</p>}
      {mayWork && isTaken && claim && (
        <p>{t('requests.proofs.challenge.taken', { name: nameOf(claim.author) })}</p>
      )}
    </div>
  );
}
