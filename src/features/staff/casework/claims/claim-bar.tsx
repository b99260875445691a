import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLine, normalizeText, unseenSign } from '../../../../domain/fields/fields';
import { CLAIM_MINUTES, MAX_TAKE_OVER_REASON } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { Button } from '../../../../ui/button/button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { Note } from '../../../../ui/feedback/note';
import { Said } from '../../../../ui/feedback/said';
import { TextField } from '../../../../ui/form/text-field';
import { useNow } from '../../../../ui/page/use-now';
import { useActFailure, useActWords } from '../../parts/act-words';
import { useMember } from '../../session/use-member';
import { KeyCap } from '../keyboard/key-cap';
import { useKeyNames } from '../keyboard/keys-on';
import styles from './claim-bar.module.css';
import { minutesLeft, useClaims } from './claims-provider';
import type { CaseClaim } from './use-case-claim';

/** Asks why a case is taken from a colleague. The text stays until the case is taken. */
function TakeOverDialog({
  open,
  name,
  onConfirm,
  onCancel,
}: {
  readonly open: boolean;
  readonly name: string;
  /** Resolves to whether it was taken. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const problem = checkLine(reason, MAX_TAKE_OVER_REASON);
  const details = { max: MAX_TAKE_OVER_REASON, sign: unseenSign(reason) };

  return (
    <Confirm
      open={open}
      title={t('requests.cases.claim.takeOver', { name })}
      confirmLabel={t('requests.cases.claim.takeOverYes')}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onConfirm={() => {
        setTried(problem !== undefined);
        if (problem) return;
        void onConfirm(normalizeText(reason)).then((isTaken) => isTaken && setReason(''));
      }}
      fields={
        <TextField
          label={t('requests.decide.reason')}
          name="motivo"
          autoComplete="off"
          required
          value={reason}
          error={
            hasTried && problem
              ? t(`requests.cases.claim.reasonProblems.${problem}`, details)
              : undefined
          }
          onChange={setReason}
        />
      }
    >
      <p>{t('requests.cases.claim.takeOverText', { name })}</p>
    </Confirm>
  );
}

const CELLS = Array.from({ length: CLAIM_MINUTES }, (_, cell) => cell);

/** Who has the case and for how long; taking it, giving it back, and going on to the next. */
export function ClaimBar({
  claim: { holder, claim, lostTo, act, release },
  isOpen,
  barred,
  noneLeft = false,
  onTake,
  onNext,
}: {
  readonly claim: CaseClaim;
  /** Whether anything of the case can still be decided. */
  readonly isOpen: boolean;
  /** A request of the case that this member may not decide. */
  readonly barred?: LoanRequest | undefined;
  readonly noneLeft?: boolean;
  readonly onTake: (reason?: string) => Promise<boolean>;
  /** Goes on to the next case, where the list has one. */
  readonly onNext?: () => void;
}) {
  const { t } = useTranslation('staff');
  const actWords = useActWords();
  const failureOf = useActFailure();
  const { mayWork } = useMember();
  const keyName = useKeyNames();
  const { nameOf } = useClaims();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<'taken' | 'released'>();
  const busy = act.state.kind === 'working';
  // Whose the case is now stands above.
  const isTaken = act.state.kind === 'refused' && act.state.why === 'conflict';
  const failure = isTaken ? undefined : failureOf(act);
  const minutes = claim ? minutesLeft(claim, now) : 0;
  const name = claim ? nameOf(claim.author) : '';

  function words(): string {
    if (barred) return t(`requests.one.${stateOf(barred)}`);
    if (!isOpen) return t('requests.cases.claim.closed');
    if (holder === 'me') return t('requests.cases.claim.mine', { minutes });
    if (holder === 'other') return t('requests.cases.claim.other', { name, minutes });
    if (!mayWork) return t('requests.cases.claim.readOnly');
    return holder === 'unknown' || busy ? t('loading') : t('requests.cases.claim.free');
  }

  async function take(reason?: string) {
    const isTaken = await onTake(reason);
    if (isTaken) setDone('taken');
    return isTaken;
  }

  function press() {
    if (holder === 'me') void release().then((isReleased) => isReleased && setDone('released'));
    else if (holder === 'other') setAsking(true);
    else if (!busy) void take();
  }

  return (
    <>
      <div className={`${styles.claimBar} on-ink`}>
        <section className={styles.holder} aria-label={t('requests.cases.claim.label')}>
          <b className="number">{words()}</b>
          {isOpen && claim && (
            <span className={styles.cells} aria-hidden="true">
              {CELLS.map((cell) => (
                <i key={cell} className={cell < minutes ? undefined : styles.used} />
              ))}
            </span>
          )}
        </section>
        {mayWork && (
          <div className={styles.acts}>
            {/* One button, so that it keeps the focus. */}
            {isOpen && holder !== 'unknown' && (
              <Button look={holder === 'me' ? 'ink' : busy ? 'off' : 'main'} onClick={press}>
                {t(`requests.cases.claim.${holder === 'me' ? 'release' : 'take'}`)}
              </Button>
            )}
            {onNext && (
              <Button look="ink" aria-keyshortcuts={keyName('n')} onClick={onNext}>
                {t('requests.cases.claim.next')}
                <KeyCap>n</KeyCap>
              </Button>
            )}
          </div>
        )}
      </div>
      <Said>{done && t(`requests.cases.claim.${done}`)}</Said>
      {lostTo !== undefined && isOpen && holder === 'other' && (
        <Note tone="error">{t('requests.cases.claim.lost', { name: nameOf(lostTo) })}</Note>
      )}
      {noneLeft && <Note tone="info">{t('requests.cases.claim.none')}</Note>}
      {failure && <Note tone="error">{failure}</Note>}
      {barred && (
        <Note tone="info" told>
          {actWords('claim', 'took-part')}
        </Note>
      )}
      {!mayWork && isOpen && (
        <Note tone="info" told>
          {t('requests.cases.claim.readOnlyWhy')}
        </Note>
      )}
      <TakeOverDialog
        open={asking}
        name={name}
        onCancel={() => setAsking(false)}
        onConfirm={(reason) => {
          setAsking(false);
          return take(reason);
        }}
      />
    </>
  );
}
