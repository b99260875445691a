import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../domain/calculator';
import { ratesOf } from '../../../domain/rates/rates';
import { rates as ratesCopy } from '../../../i18n/es/rates';
import { formatTime } from '../../../i18n/format';
import { useLanguage, usePageCopy } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { ChangesSince, ReadChangesSince } from './changes-since';
import type { KnownRates } from './known-rates';
import styles from './rates-panel.module.css';
import { UnreadWords } from './unread-words';

interface NewsProps {
  /** The calculator as the code has it. */
  readonly builtIn: Calculator;
  readonly known: KnownRates;
}

/** The facts about the rates beyond their figures. */
export function RatesNews({ onRetry, ...props }: NewsProps & { readonly onRetry: () => void }) {
  usePageCopy({ rates: ratesCopy });
  const { t } = useTranslation();
  const { known } = props;
  return (
    <>
      {known.failure && (
        <div className={styles.unread} role="status">
          <p>
            <UnreadWords known={known} />
          </p>
          <Button look="line" className={styles.retry} onClick={onRetry}>
            {t('rates:retry')}
          </Button>
        </div>
      )}
      <Publication {...props} />
    </>
  );
}

/** Since when and why published rates are in force, and what they changed. */
function Publication({ builtIn, known: { rates, before } }: NewsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!rates?.publication) return null;
  const { since, reason, previous } = rates.publication;
  const replaced = [before, ratesOf(builtIn)].find((one) => one?.version === previous);
  return (
    <section className={styles.ratesNews}>
      <h3 className="title-s">{t('calculator:rates.version', { version: rates.version })}</h3>
      <p>{t('rates:since', { moment: formatTime(since, 'fullMoment', language) })}</p>
      <p className={styles.reason}>{reason[language]}</p>
      <p className={styles.changes}>{t('rates:whatChanged', { version: previous })}</p>
      {replaced ? (
        <ChangesSince calculator={builtIn} before={replaced} after={rates} />
      ) : (
        <ReadChangesSince key={previous} calculator={builtIn} version={previous} after={rates} />
      )}
    </section>
  );
}
