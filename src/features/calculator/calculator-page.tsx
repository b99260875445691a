import {
  type FormEvent,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../browser/bank-clock';
import { takeSendIntent } from '../../browser/send-intent';
import { answersToParams } from '../../domain/answers';
import type { Attribute, Calculator } from '../../domain/calculator';
import type { Proof as KnownProof } from '../../domain/proof';
import { type Quote, quoteObstacle, quote as quoteOf } from '../../domain/quote';
import { calculator as calculatorCopy } from '../../i18n/es/calculator';
import { usePageCopy } from '../../i18n/use-language';
import { afterPress } from '../../ui/feedback/after-press';
import { Said } from '../../ui/feedback/said';
import { HydrateLater } from '../../ui/page/hydrate-later';
import { whenUsedOrIdle } from '../../ui/page/when-used-or-idle';
import {
  type Calculation,
  type Change,
  clear,
  estimateNow,
  pickedWithin,
  undoClear,
} from './calculation';
import styles from './calculator-page.module.css';
import type { CosmeticsPicker } from './cosmetics/cosmetics-picker';
import { AnswerRow } from './inputs/answer-row';
import inputToolsStyles from './inputs/input-tools.module.css';
import { KeepAccount, useKeeping } from './keep-account';
import type { LazyKeepDialog, LazySendDialog } from './lazy-send-dialog';
import type { ProofPanel } from './proof/proof-panel';
import { RatesPanel } from './rates/rates-panel';
import { useRates } from './rates/use-rates';
import { ReceiptPanel } from './receipt/receipt-panel';
import { ValueBar } from './receipt/value-bar';
import { SendActions } from './send-actions';
import { useCalculation } from './use-calculation';

type Outcome = 'shared' | 'shareByHand' | 'cleared' | 'undone';

/** Copying a link to the inputs, and starting over, which can be undone until the next edit. */
function InputTools({
  calculator,
  calculation,
  change,
}: {
  readonly calculator: Calculator;
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
}) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [link, setLink] = useState('');

  const share = async () => {
    const query = answersToParams(calculator, calculation.answers).toString();
    const address = `${window.location.origin}${calculator.path}${query && `?${query}`}`;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('shared');
    } catch {
      setOutcome('shareByHand');
    }
  };
  const restart = () => {
    change(calculation.cleared ? undoClear : clear(calculator));
    setOutcome(calculation.cleared ? 'undone' : 'cleared');
  };

  return (
    <div className={inputToolsStyles.inputTools}>
      <button type="button" className={inputToolsStyles.button} onClick={share}>
        {t('calculator:tools.share')}
      </button>
      <button type="button" className={inputToolsStyles.button} onClick={restart}>
        {t(calculation.cleared ? 'calculator:tools.undo' : 'calculator:tools.reset')}
      </button>
      <p className={inputToolsStyles.outcome} role="status">
        {outcome && t(`calculator:tools.${outcome}`)}
      </p>
      {outcome === 'shareByHand' && (
        <input
          className={inputToolsStyles.link}
          readOnly
          value={link}
          aria-label={t('calculator:tools.shareByHand')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

/** The most letters of a name that fits in the largest type. */
const MAX_SHORT_NAME_LETTERS = 7;

/** How many questions hydrate with the first screen. */
const FIRST_ROWS = 2;

/** The dialog is being fetched for so long before it is said. */
const OPENING_MS = 1_000;

/** One game's calculator: the questions on one side, the receipt on the other. */
export default function CalculatorPage({
  calculator: builtIn,
  keepDialog,
  sendDialog,
  Picker,
  Proof,
}: {
  /** As the code has it: with version 1 of its rates. */
  readonly calculator: Calculator;
  readonly keepDialog: LazyKeepDialog;
  readonly sendDialog: LazySendDialog;
  /** Only loaded for games whose cosmetic items can be picked. */
  readonly Picker?: typeof CosmeticsPicker;
  /** Only loaded for games whose accounts can be proven. */
  readonly Proof?: typeof ProofPanel;
}) {
  usePageCopy({ calculator: calculatorCopy });
  const { t } = useTranslation();
  const { known, live, check, read } = useRates(builtIn);
  const { calculator, rates } = known;
  const { calculation, change } = useCalculation(builtIn, calculator);
  const estimated = calculation.quote !== undefined;
  const picked = useMemo(
    () => pickedWithin(calculation, builtIn.cosmetics),
    [calculation, builtIn],
  );
  // The value changes with the press; the receipt may follow a frame later.
  const { quote, estimatedAt, fresh, shown } = useDeferredValue(calculation);
  const keeping = useKeeping(calculation, calculator, keepDialog);
  const [sending, setSending] = useState<Quote>();
  /** A proof that the bank has and this tab did not know. */
  const [found, setFound] = useState<KnownProof>();
  // A visitor with an estimate is one press away from the dialog.
  useEffect(() => {
    if (!estimated) return;
    return whenUsedOrIdle(sendDialog.fetchAhead);
  }, [estimated, sendDialog]);
  // The visitor pressed SEND on a kept account, which opens this page.
  const sendAtOnce = useEffectEvent(() => {
    const kept = quoteOf(calculator, calculation.answers);
    change(estimateNow(calculator, bankNow()));
    check();
    if (!quoteObstacle(kept.value)) setSending(kept);
  });
  useEffect(() => {
    if (takeSendIntent(builtIn.id)) sendAtOnce();
  }, [builtIn]);
  const short = calculator.name.length <= MAX_SHORT_NAME_LETTERS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(estimateNow(calculator, bankNow()));
  };
  const send = () => {
    check();
    afterPress(() => startTransition(() => setSending(calculation.quote)));
  };
  const estimateAgain = async () => {
    const isKnown = sending?.ratesVersion !== calculator.ratesVersion;
    const current = isKnown ? calculator : await read();
    change(estimateNow(current, bankNow()));
    setSending((sent) => sent && quoteOf(current, sent.answers));
  };

  const row = (attribute: Attribute) => (
    <AnswerRow
      key={attribute.id}
      attribute={attribute}
      value={calculation.answers[attribute.id] ?? 0}
      change={change}
      proven={calculation.proven}
    />
  );

  return (
    <>
      <ValueBar calculator={calculator} calculation={calculation} />
      <form className={`${styles.calculator} wrap`} onSubmit={submit} noValidate>
        <header className={styles.head}>
          <h1 className={`${short ? styles.titleShort : styles.title} display`}>
            {calculator.name}
          </h1>
          <p className={styles.lead}>{t('calculator:lead')}</p>
        </header>
        <div className={styles.inputs}>
          {calculator.cosmetics && Picker && (
            <Picker countedUnder={calculator.cosmetics} picked={picked} change={change} />
          )}
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('calculator:group')}</legend>
            {Proof && (
              <Proof
                calculator={calculator}
                calculation={calculation}
                change={change}
                found={found}
              />
            )}
            {calculator.attributes.slice(0, FIRST_ROWS).map(row)}
            <HydrateLater>{calculator.attributes.slice(FIRST_ROWS).map(row)}</HydrateLater>
          </fieldset>
          <HydrateLater>
            <InputTools calculator={calculator} calculation={calculation} change={change} />
          </HydrateLater>
        </div>
        <div className={styles.side}>
          <HydrateLater>
            <SendActions calculation={calculation} known={known} live={live} onSend={send} />
            <ReceiptPanel
              quote={quote}
              estimatedAt={estimatedAt}
              fresh={fresh}
              shown={shown}
              known={known}
              live={live}
            />
            <KeepAccount kept={keeping.kept} onKeep={keeping.keep} hasEstimate={estimated} />
          </HydrateLater>
        </div>
        <div className={styles.rates}>
          <HydrateLater>
            <RatesPanel builtIn={builtIn} known={known} live={live} />
          </HydrateLater>
        </div>
      </form>
      {keeping.dialog}
      {live && <live.RatesWatch reader={live.reader} hasEstimate={estimated} />}
      {sending && (
        <Suspense
          // A dialog that comes at once says more itself.
          fallback={<Said restMs={OPENING_MS}>{t('calculator:opening')}</Said>}
        >
          <sendDialog.Lazy
            calculator={calculator}
            quote={sending}
            rates={rates}
            proven={calculation.shown}
            onProof={setFound}
            onEstimateAgain={estimateAgain}
            onClose={() => setSending(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
