import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnclear } from '../../../../data/errors';
import { type PublishRatesObstacle, publishRatesObstacles } from '../../../../domain/acts/rates';
import type { Calculator } from '../../../../domain/calculator';
import { LANGUAGES } from '../../../../domain/language';
import {
  type Rates,
  type RatesDraft,
  REPLACED_RATES_HOURS,
  ratesAuthors,
} from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { Note } from '../../../../ui/feedback/note';
import { type Member, useMember } from '../../tab/use-member';
import { RateChanges } from '../changes/rate-changes';
import { rateLines } from '../changes/rate-lines';
import type { DraftContext } from '../draft/draft-state';
import type { Draft } from '../draft/use-draft';
import { draftWriters, type GameRates } from '../game-rates';
import { ReturnDraft } from '../return-draft/return-draft';
import { Section } from '../section';
import { DraftWriters } from '../writers/draft-writers';
import styles from './publish-section.module.css';
import { PublishTicket } from './publish-ticket';
import { type PublishOutcome, usePublish } from './use-publish';

/** Why a draft cannot be published. */
type PublishObstacle = PublishRatesObstacle | 'no-draft' | 'unsaved';

/** Everything that keeps a member from publishing; empty if nothing does. */
function publishObstacles(
  calculator: Calculator,
  { inForce, draft }: GameRates,
  member: Member,
  isTyped: boolean,
): PublishObstacle[] {
  if (!draft) return isTyped ? ['no-draft', 'unsaved'] : ['no-draft'];
  const found = publishRatesObstacles(calculator, inForce, draft, member);
  return isTyped ? [...found, 'unsaved'] : found;
}

/** Says how publishing ended. */
function PublishOutcomeNote({
  outcome,
  game,
}: {
  readonly outcome: PublishOutcome;
  readonly game: string;
}) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
    case 'working':
      return null;
    case 'published': {
      const { version } = outcome;
      return <Note tone="success">{t('rates.publish.done', { version, game })}</Note>;
    }
    case 'conflict':
      return (
        <Note tone="warning">
          {t(outcome.isShown ? 'rates.publish.conflict' : 'rates.publish.conflictUnread')}
        </Note>
      );
    case 'failed': {
      const { code } = outcome;
      if (code === 'denied') return <Note tone="error">{t('rates.publish.denied')}</Note>;
      return (
        <Note tone="error">
          <p>{t(`failures.${code}`)}</p>
          {isUnclear(code) && <p>{t('rates.publish.unclear')}</p>}
        </Note>
      );
    }
  }
}

/** Puts the saved draft into force, by somebody who did not write it. */
export function PublishSection({
  context,
  draft: { begin, isTyped },
  author,
}: {
  readonly context: DraftContext;
  readonly draft: Draft;
  /** Who wrote the draft, in words. */
  readonly author: string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { calculator, rates, show } = context;
  const { inForce, draft } = rates;
  const member = useMember();
  const { outcome, publish, showLatest } = usePublish(context, begin);
  // The dialog keeps its question while it closes.
  const [asked, setAsked] = useState<{ draft: RatesDraft; inForce: Rates }>();
  const [asking, setAsking] = useState(false);
  const [closed, setClosed] = useState(true);
  const result = useRef<HTMLDivElement>(null);
  const working = outcome.kind === 'working';
  const finished = outcome.kind !== 'none' && !working;
  const obstacles = publishObstacles(calculator, rates, member, isTyped);
  const version = inForce.version + 1;

  // The pressed button may have gone, so the focus moves, once, to what came of it.
  const told = useRef(outcome);
  useEffect(() => {
    if (!closed || !finished || told.current === outcome) return;
    told.current = outcome;
    result.current?.focus();
  }, [closed, finished, outcome]);

  function ask() {
    if (!draft) return;
    setAsked({ draft, inForce });
    setAsking(true);
    setClosed(false);
  }

  return (
    <Section title={t('rates.publish.title')} lead={t('rates.publish.lead')}>
      <div ref={result} tabIndex={-1} className={styles.outcome}>
        <PublishOutcomeNote outcome={outcome} game={calculator.name} />
      </div>
      <PublishTicket
        rates={rates}
        writers={draftWriters(calculator, rates)}
        author={author}
        stub={
          <div className={styles.stub}>
            <p>
              {t('rates.publish.effect', {
                version: inForce.version,
                hours: REPLACED_RATES_HOURS,
              })}
            </p>
            <Button disabled={obstacles.length > 0 || working} onClick={ask}>
              {working ? t('rates.publish.publishing') : t('rates.publish.button', { version })}
              <Icon name="arrow-right" />
            </Button>
            {obstacles.length > 0 && !working && (
              <ul className={styles.obstacles}>
                {obstacles.map((obstacle) => (
                  <li key={obstacle}>{t(`rates.publish.obstacles.${obstacle}`)}</li>
                ))}
              </ul>
            )}
            {draft && (
              <ReturnDraft
                name={calculator.name}
                writers={draftWriters(calculator, rates)}
                onReturn={async (backend, note) => {
                  const returned = await backend.returnRatesDraft(calculator, draft, note);
                  show({ ...rates, draft: returned });
                }}
                // With typed changes, nothing is read: saving them finds the conflict and asks.
                onConflict={() => !isTyped && void showLatest()}
              />
            )}
          </div>
        }
      />
      {draft && (
        <DraftWriters
          authors={ratesAuthors(calculator, inForce, draft)}
          people={rates.people}
          labels={rateLines(calculator, language, t).map(({ name, fullLabel }) => ({
            name,
            label: fullLabel,
          }))}
        />
      )}
      <Confirm
        open={asking}
        title={t('rates.publish.confirmTitle', {
          version: (asked?.inForce.version ?? 0) + 1,
          game: calculator.name,
        })}
        confirmLabel={t('rates.publish.confirmYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onClosed={() => setClosed(true)}
        onConfirm={() => {
          setAsking(false);
          if (asking && asked) void publish(asked.draft);
        }}
      >
        {asked && (
          <>
            <RateChanges calculator={calculator} before={asked.inForce} after={asked.draft} />
            {LANGUAGES.map((each) => (
              <p key={each} lang={each}>
                {asked.draft.reason[each]}
              </p>
            ))}
          </>
        )}
      </Confirm>
    </Section>
  );
}
