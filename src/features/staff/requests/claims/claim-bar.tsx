import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLAIM_MINUTES } from '../../../../domain/request/case';
import { Button } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { useNow } from '../../../../ui/use-now';
import { useMember } from '../../tab/use-member';
import { KeyCap } from '../keyboard/key-cap';
import styles from './claim-bar.module.css';
import { minutesLeft, useClaims } from './claims-provider';
import { TakeOverDialog } from './take-over-dialog';
import type { CaseClaim } from './use-case-claim';

const CELLS = Array.from({ length: CLAIM_MINUTES }, (_, cell) => cell);

/** Who has the case and for how long; taking it, giving it back, and going on to the next. */
export function ClaimBar({
  claim: { holder, claim, lostTo, busy, failure, release },
  isOpen,
  noneLeft,
  onTake,
  onNext,
}: {
  readonly claim: CaseClaim;
  /** Whether anything of the case can still be decided. */
  readonly isOpen: boolean;
  readonly noneLeft: boolean;
  readonly onTake: (reason?: string) => Promise<boolean>;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const { nameOf } = useClaims();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const minutes = claim ? minutesLeft(claim, now) : 0;
  const name = claim ? nameOf(claim.author) : '';

  function words(): string {
    if (!isOpen) return t('requests.cases.claim.closed');
    if (holder === 'me') return t('requests.cases.claim.mine', { minutes });
    if (holder === 'other') return t('requests.cases.claim.other', { name, minutes });
    if (!mayWork) return t('requests.cases.claim.readOnly');
    return holder === 'unknown' || busy ? t('loading') : t('requests.cases.claim.free');
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
            {isOpen && holder === 'me' && (
              <Button look="ink" onClick={release}>
                {t('requests.cases.claim.release')}
              </Button>
            )}
            {isOpen && (holder === 'other' || holder === 'nobody') && (
              <Button
                look={busy ? 'off' : 'main'}
                onClick={() => {
                  if (busy) return;
                  if (holder === 'other') setAsking(true);
                  else void onTake();
                }}
              >
                {t('requests.cases.claim.take')}
              </Button>
            )}
            <Button look="ink" aria-keyshortcuts="n" onClick={onNext}>
              {t('requests.cases.claim.next')}
              <KeyCap>n</KeyCap>
            </Button>
          </div>
        )}
      </div>
      {lostTo !== undefined && isOpen && holder === 'other' && (
        <Note tone="error">{t('requests.cases.claim.lost', { name: nameOf(lostTo) })}</Note>
      )}
      {noneLeft && <Note tone="info">{t('requests.cases.claim.none')}</Note>}
      {failure && <Note tone="error">{t(`failures.${failure}`)}</Note>}
      {!mayWork && isOpen && <Note tone="info">{t('requests.cases.claim.readOnlyWhy')}</Note>}
      <TakeOverDialog
        open={asking}
        name={name}
        onCancel={() => setAsking(false)}
        onConfirm={(reason) => {
          setAsking(false);
          return onTake(reason);
        }}
      />
    </>
  );
}
