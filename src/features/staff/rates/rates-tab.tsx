import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { Calculator } from '../../../domain/calculator';
import { calculators, findCalculator } from '../../../games';
import { ratesTab as english } from '../../../i18n/en/staff/rates';
import { ratesTab as spanish } from '../../../i18n/es/staff/rates';
import { useLanguage, useTabCopy } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { EmailAddress } from '../../../ui/data/email-address';
import { Select } from '../../../ui/form/select';
import { ReturnedNote } from '../drafts/returned-note';
import { namesText } from '../drafts/writers';
import { ExpiryNote } from '../loan-terms/expiry-note';
import { LoanTermsEditor } from '../loan-terms/loan-terms-editor';
import { Loaded } from '../parts/loaded';
import { momentText, savedText } from '../parts/moment-text';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useMember } from '../session/use-member';
import { useStaff, useStaffRemote } from '../session/use-staff';
import { DraftSection } from './draft/draft-section';
import type { DraftContext } from './draft/draft-state';
import { useDraft } from './draft/use-draft';
import { draftWriters, type GameRates, readGameRates } from './game-rates';
import { HistorySection, usePutVersion } from './history/history-section';
import { PublishSection } from './publish/publish-section';
import styles from './rates-tab.module.css';
import { RehearsalSection } from './rehearsal/rehearsal-section';

/** The work on a game's rates, from a draft to its publication. */
function RatesEditor({ context }: { readonly context: DraftContext }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, mayWork } = useMember();
  const { calculator, rates } = context;
  const draft = useDraft(context);
  const authorOf = (of: GameRates) =>
    namesText(draftWriters(calculator, of), of.people.names, language, t);
  const author = authorOf(rates);
  const isOwn = draftWriters(calculator, rates).every((writer) => writer === uid);

  const replaced = draft.isTyped ? 'typed' : rates.draft ? { author } : 'nothing';
  const { put, dialog } = usePutVersion(replaced, draft.put);

  return (
    <>
      <VersionLines
        rates={rates}
        draftOf={isOwn ? t('rates.yourDraft') : t('rates.draftOf', { author })}
      />
      {rates.draft && <ReturnedNote draft={rates.draft} />}
      <DraftSection calculator={calculator} rates={rates} draft={draft} author={authorOf} />
      <RehearsalSection calculator={calculator} inForce={rates.inForce} figures={draft.figures} />
      <PublishSection context={context} draft={draft} author={author} />
      <HistorySection
        calculator={calculator}
        inForce={rates.inForce}
        onPut={mayWork ? put : undefined}
      />
      {dialog}
    </>
  );
}

/** The rates of a game, kept up to date with this member's acts. */
function useGameRates(calculator: Calculator): {
  readonly remote: Remote<GameRates>;
  readonly reload: () => void;
  /** Shows another state: one that was just written or read. */
  readonly show: (rates: GameRates) => void;
  /** Reads the current state without showing it. */
  readonly readAgain: () => Promise<GameRates>;
} {
  const staff = useStaff();
  const read = useCallback(
    (backend: StaffBackend) => readGameRates(backend, calculator),
    [calculator],
  );
  const { remote, reload } = useStaffRemote(read);
  const [shown, show] = useState<GameRates>();
  const isReady = remote.status === 'ready' && shown;
  return {
    remote: isReady ? { status: 'ready', data: shown } : remote,
    reload,
    show,
    readAgain: async () => readGameRates(await staff(), calculator),
  };
}

/** Which version is in force, and whose draft may follow it. */
function VersionLines({
  rates: { inForce, draft },
  draftOf,
}: {
  readonly rates: GameRates;
  /** Whose draft it is, in words. */
  readonly draftOf: string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { version, publication } = inForce;
  return (
    <div className={`${styles.lines} number`}>
      <p>
        <b>{t('rates.inForce', { version })}</b>
        {publication
          ? t('rates.since', { moment: momentText(publication.since, language) })
          : t('rates.sinceOpening')}
      </p>
      <p className={draft ? styles.draft : styles.none}>
        <b>
          <EmailAddress text={draft ? draftOf : t('rates.noDraft')} />
        </b>
        {draft ? savedText(draft.savedAt, language, t) : t('rates.noDraftText')}
      </p>
    </div>
  );
}

const COPY = { es: spanish, en: english };
/** The value of `?juego=` for the example of a loan, which is not a game. */
const LOAN = 'prestamo';
const GAMES = calculators.map(({ id, name }) => ({ id, label: name }));

/**
 * The rates of a game: its draft, the effect of the draft, publishing, and every version; or the
 * terms of the example of a loan.
 */
export default function RatesTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const [params, setParams] = useSearchParams();
  const isLoan = params.get('juego') === LOAN;
  const calculator = findCalculator(params.get('juego') ?? '') ?? calculators[0];
  if (!calculator) return null;
  const open = (juego: string) =>
    setParams({ tab: 'tarifas', juego }, { replace: true, preventScrollReset: true });
  return (
    <TabPage>
      <div className={styles.rates}>
        <TabHead title={t('rates.title')}>
          <div className={styles.game}>
            {!isLoan && <Emblem id={calculator.id} className={styles.emblem} />}
            <Select
              label={t('game')}
              name="juego"
              options={[...GAMES, { id: LOAN, label: t('loan.name') }]}
              value={isLoan ? LOAN : calculator.id}
              onChange={open}
            />
          </div>
        </TabHead>
        <ExpiryNote />
        {isLoan ? <LoanTermsEditor /> : <Game key={calculator.id} calculator={calculator} />}
      </div>
    </TabPage>
  );
}

function Game({ calculator }: { readonly calculator: Calculator }) {
  const { t } = useTranslation('staff');
  const { show, readAgain, ...found } = useGameRates(calculator);
  const { id, name } = calculator;
  return (
    <Loaded of={found} unreadable={t('rates.unreadable', { game: name, id })}>
      {(rates) => <RatesEditor context={{ calculator, rates, show, readAgain }} />}
    </Loaded>
  );
}
