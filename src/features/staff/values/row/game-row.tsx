import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedImage } from '../../../../config/images';
import type { Text } from '../../../../domain/language';
import {
  currentValue,
  difference,
  isLargeChange,
  type MarketGame,
  trend,
} from '../../../../domain/market/market-value';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { GamePicture } from '../../../../ui/art/game-picture';
import { Icon } from '../../../../ui/art/icon';
import { TextButton } from '../../../../ui/button/text-button';
import { Sparkline } from '../../../../ui/chart/sparkline';
import { Confirm } from '../../../../ui/feedback/confirm';
import { lazyPage } from '../../../../ui/page/lazy-page';
import { SkeletonRows } from '../../parts/skeleton-rows';
import { isKept } from '../../session/kept';
import { useMember } from '../../session/use-member';
import { signedPercent, signedPlain, wholeDollars } from '../dollars';
import { EditOutcomeNote } from '../edit-outcome';
import { useValueForm } from '../use-value-form';
import { EMPTY_DRAFT, type ValueDraft } from '../value-draft';
import { ValueForm } from '../value-form';
import styles from './game-row.module.css';
import { LazyMount } from './lazy-mount';

const { Lazy: PastValues } = lazyPage(() => import('../history/past-values'));
const { Lazy: Details } = lazyPage(() => import('../edit/details'));

/** How many of the last values the small chart has. */
const CHARTED_VALUES = 20;

interface Change {
  readonly value: number;
  readonly reason: Text | undefined;
  /** The content of the form once the change is stored. */
  readonly draft: ValueDraft;
}

/** What the columns of a wide screen hold. */
export function Columns() {
  const { t } = useTranslation('staff');
  return (
    <div aria-hidden="true" className={styles.row}>
      <div className={`${styles.line} ${styles.columns}`}>
        <span>{t('game')}</span>
        <span className={styles.value}>{t('values.current')}</span>
        <span>{t('values.columns.change')}</span>
        <span>{t('values.columns.last')}</span>
        <span>{t('values.columns.since')}</span>
      </div>
    </div>
  );
}

/** A game and its market value in one line, which opens to change it and to see more. */
export function GameRow({
  game,
  nameOf,
  onChanged,
}: {
  readonly game: MarketGame;
  /** Names a member of staff by uid. */
  readonly nameOf: (uid: string) => string;
  readonly onChanged: (game: MarketGame) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, mayReview, mayAdminister } = useMember();
  const { form, outcome, append } = useValueForm(game, onChanged);
  const [asked, setAsked] = useState<Change>();
  // Restored typing must be visible.
  const [details, setDetails] = useState(() => isKept('game', uid, game.id));
  const [history, setHistory] = useState(!mayReview && !mayAdminister);
  const [open, setOpen] = useState(() => details || form.values !== EMPTY_DRAFT);
  const body = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  const bodyId = useId();
  const current = currentValue(game.values);

  useEffect(() => {
    if (open && !wasOpen.current) body.current?.querySelector<HTMLElement>('input')?.focus();
    wasOpen.current = open;
  }, [open]);

  const send = ({ value, reason, draft }: Change) => append(value, reason, draft);

  function propose(next: Change) {
    if (current !== undefined && isLargeChange(current, next.value)) setAsked(next);
    else void send(next);
  }

  const more = (
    <div className={styles.more}>
      <TextButton aria-expanded={history} onClick={() => setHistory(!history)}>
        {t('values.history.title')}
      </TextButton>
      {mayAdminister && (
        <TextButton aria-expanded={details} onClick={() => setDetails(!details)}>
          {t('values.details')}
        </TextButton>
      )}
    </div>
  );
  const action = open ? 'close' : mayReview ? 'changeOne' : mayAdminister ? 'edit' : 'look';
  return (
    <article className={styles.row} data-open={open || undefined} aria-label={game.name}>
      <div className={styles.line}>
        <GamePicture gameId={game.id} image={allowedImage(game.image)} className={styles.emblem} />
        <h2>{game.name}</h2>
        <p className={styles.value}>
          <span className="visually-hidden">{t('values.current')}: </span>
          {current === undefined ? (
            <span className="muted">{t('values.none')}</span>
          ) : (
            <strong className="money">{wholeDollars(current)}</strong>
          )}
        </p>
        <LastChange game={game} nameOf={nameOf} />
        <TextButton
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={t(`values.actions.${action}For`, { game: game.name })}
          onClick={() => setOpen(!open)}
        >
          {t(`values.actions.${action}`)}
        </TextButton>
      </div>
      <LazyMount open={open} id={bodyId} className={`stack gap-8 ${styles.body}`} ref={body}>
        {mayReview ? (
          <ValueForm
            game={game}
            form={form}
            onSend={(value, reason) => propose({ value, reason, draft: EMPTY_DRAFT })}
          >
            {more}
          </ValueForm>
        ) : (
          more
        )}
        <DeferredRowPart open={history}>
          <PastValues
            game={game}
            saving={form.busy}
            onUndo={
              mayReview
                ? (value) => propose({ value, reason: undefined, draft: form.values })
                : undefined
            }
          />
        </DeferredRowPart>
        <DeferredRowPart open={details}>
          <Details game={game} onChanged={onChanged} />
        </DeferredRowPart>
      </LazyMount>
      <div className={styles.outcome}>
        <EditOutcomeNote outcome={outcome} game={game.name} />
      </div>
      <Confirm
        open={asked !== undefined}
        title={t('values.confirm.title')}
        confirmLabel={t('values.confirm.send')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void send(asked);
        }}
      >
        {asked && current !== undefined && (
          <p>
            {t('values.confirm.text', {
              game: game.name,
              from: wholeDollars(current),
              to: wholeDollars(asked.value),
              percent: signedPercent(current, asked.value, language),
            })}
          </p>
        )}
      </Confirm>
    </article>
  );
}

/** How the value changed last, by how much, when and by whom. A phone shows it in the history only. */
function LastChange({
  game: { values, lastChange },
  nameOf,
}: {
  readonly game: MarketGame;
  readonly nameOf: (uid: string) => string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const direction = trend(values);
  const charted = values.slice(-CHARTED_VALUES);
  return (
    <>
      <p className={styles.trend}>
        {direction === 'equal' ? (
          <span className="muted">{t('values.equal')}</span>
        ) : (
          <span className={`${styles.difference} number`} data-direction={direction}>
            <Icon name="arrow-up" />
            {signedPlain(difference(values))}
          </span>
        )}
      </p>
      <div className={styles.chart}>
        {charted.length > 1 && (
          <Sparkline
            values={charted}
            label={t('values.charted', { values: charted.map(wholeDollars).join(', ') })}
          />
        )}
      </div>
      <p className={`${styles.since} number`}>
        {lastChange
          ? `${formatDate(lastChange.changedAt, 'dayMonth', language)}, ${nameOf(lastChange.author)}`
          : t('values.sinceOpening')}
      </p>
    </>
  );
}

/** A part that is neither fetched nor read until wanted. */
function DeferredRowPart({
  open,
  children,
}: {
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  return (
    <LazyMount open={open} className={`stack gap-16 ${styles.part}`}>
      <Suspense fallback={<SkeletonRows />}>{children}</Suspense>
    </LazyMount>
  );
}
