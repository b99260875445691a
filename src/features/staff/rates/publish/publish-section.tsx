import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import { useAct } from '../../../../data/react/use-act';
import { seenOfDraft } from '../../../../domain/acts/drafts';
import { type PublishRatesObstacle, publishRatesObstacles } from '../../../../domain/acts/rates';
import type { Calculator } from '../../../../domain/calculator';
import { LANGUAGES } from '../../../../domain/language';
import { PREVIOUS_WRONG, REPLACED_RATES_HOURS, ratesAuthors } from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button';
import { DraftWriters } from '../../drafts/draft-writers';
import { ReturnDraft } from '../../drafts/return-draft';
import { isLetIn } from '../../drafts/writers';
import { ActNote } from '../../parts/act-note';
import { Section } from '../../parts/section';
import { type Member, useMember } from '../../session/use-member';
import { RateChanges } from '../changes/rate-changes';
import { rateLines } from '../changes/rate-lines';
import type { DraftContext } from '../draft/draft-state';
import type { Draft } from '../draft/use-draft';
import { draftWriters, type GameRates } from '../game-rates';
import { PreviousWrong } from './previous-wrong';
import styles from './publish-section.module.css';
import { PublishTicket } from './publish-ticket';

/** Why a draft cannot be published. */
type PublishObstacle = PublishRatesObstacle | 'let-in' | 'no-draft' | 'unsaved';

/** Everything that keeps a member from publishing; empty if nothing does. */
function publishObstacles(
  calculator: Calculator,
  rates: GameRates,
  member: Member,
  isTyped: boolean,
): PublishObstacle[] {
  const { inForce, draft } = rates;
  if (!draft) return isTyped ? ['no-draft', 'unsaved'] : ['no-draft'];
  const isApart = isLetIn(draftWriters(calculator, rates), member, rates.people, bankNow());
  const found = [
    ...publishRatesObstacles(calculator, inForce, draft, member),
    ...(isApart ? (['let-in'] as const) : []),
  ];
  return isTyped ? [...found, 'unsaved'] : found;
}

/** Puts the saved draft into force, by somebody who did not write it. */
export function PublishSection({
  context,
  draft: { begin, form, isTyped },
  author,
}: {
  readonly context: DraftContext;
  readonly draft: Draft;
  /** Who wrote the draft, in words. */
  readonly author: string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { calculator, rates, show, readAgain } = context;
  const { inForce, draft } = rates;
  const member = useMember();
  const publishing = useAct('publishRates');
  const returning = useAct('returnRatesDraft');
  const [published, setPublished] = useState(0);
  const [isUnread, setUnread] = useState(false);
  const working = publishing.state.kind === 'working';
  const obstacles = publishObstacles(calculator, rates, member, isTyped);
  const version = inForce.version + 1;

  /** Shows the rates and the draft as they are now, everywhere on the tab; whether they could be read. */
  async function showLatest(): Promise<boolean> {
    const latest = await readAgain().catch(() => undefined);
    if (latest) begin(latest);
    return latest !== undefined;
  }

  async function publish() {
    if (!draft) return;
    setUnread(false);
    setPublished(version);
    const seen = { ...seenOfDraft(draft), version: inForce.version };
    const { kind } = await publishing.run({ game: calculator.id, seen });
    if (kind === 'done' || kind === 'refused') setUnread(!(await showLatest()));
  }

  async function giveBack(words: string) {
    if (!draft) return;
    const asked = { game: calculator.id, seen: seenOfDraft(draft), words };
    const { kind } = await returning.run(asked);
    // With typed changes, nothing is read after a conflict: saving them finds it and asks.
    if (kind === 'done') await readAgain().then(show, () => {});
    else if (kind === 'refused' && !isTyped) await showLatest();
    return kind;
  }

  return (
    <Section title={t('rates.publish.title')} lead={t('rates.publish.lead')}>
      <div className={styles.outcome}>
        <ActNote
          act={publishing}
          done={t('rates.publish.done', { version: published, game: calculator.name })}
          isUnread={isUnread}
        />
      </div>
      <PublishTicket
        rates={rates}
        writers={draftWriters(calculator, rates)}
        author={author}
        stub={
          <div className={styles.stub}>
            <PreviousWrong form={form} version={inForce.version} />
            <p>
              {t('rates.publish.effect', {
                version: inForce.version,
                hours: REPLACED_RATES_HOURS,
              })}
            </p>
            <ConfirmButton
              title={t('rates.publish.confirmTitle', { version, game: calculator.name })}
              confirmLabel={t('rates.publish.confirmYes')}
              cancelLabel={t('cancel')}
              onConfirm={() => void publish()}
              button={(ask) => (
                <Button disabled={obstacles.length > 0 || working} onClick={ask}>
                  {t(working ? 'rates.publish.publishing' : 'rates.publish.button', { version })}
                  <Icon name="arrow-right" />
                </Button>
              )}
            >
              {draft && (
                <>
                  <RateChanges calculator={calculator} before={inForce} after={draft} />
                  {draft.previousWrong && (
                    <p>
                      {t('rates.publish.previousWrong')}.{' '}
                      {t('rates.publish.previousWrongEffect', { version: inForce.version })}
                    </p>
                  )}
                  {LANGUAGES.map((each) => (
                    <p key={each} lang={each}>
                      {draft.reason[each]}
                    </p>
                  ))}
                </>
              )}
            </ConfirmButton>
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
                act={returning}
                onReturn={giveBack}
              />
            )}
          </div>
        }
      />
      {draft && (
        <DraftWriters
          authors={ratesAuthors(calculator, inForce, draft)}
          people={rates.people}
          labels={[
            ...rateLines(calculator, language, t).map(({ name, fullLabel }) => ({
              name,
              label: fullLabel,
            })),
            { name: PREVIOUS_WRONG, label: t('rates.publish.previousWrong') },
          ]}
        />
      )}
    </Section>
  );
}
