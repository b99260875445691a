import { useTranslation } from 'react-i18next';
import { brand } from '../../../../config/brand';
import { BUILT_IN_VERSION, type Calculator } from '../../../../domain/calculator';
import type { Rates } from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { EmailAddress } from '../../../../ui/data/email-address';
import { namesText, versionWriters } from '../../drafts/writers';
import { momentText } from '../../parts/moment-text';
import { Warning } from '../../parts/warning';
import { RateChanges } from '../changes/rate-changes';
import styles from './history-row.module.css';
import type { History, HistoryRow as Row } from './read-history';

/** A version: why it was published, what it changed, who wrote and who published it. */
export function HistoryRow({
  calculator,
  row: { version, rates, before },
  isInForce,
  mendedBy,
  names,
  onPut,
}: {
  readonly calculator: Calculator;
  readonly row: Row;
  readonly isInForce: boolean;
  /** The version that mends this one, if it was wrong. */
  readonly mendedBy: number | undefined;
  readonly names: History['names'];
  readonly onPut: ((rates: Rates, isWrong: boolean) => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const publication = rates?.publication;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className="number">{version}</span>
        {isInForce && <span className={styles.inForce}>{t('rates.draft.columns.inForce')}</span>}
      </th>
      {!rates && (
        <td colSpan={4}>
          <Warning>{t('rates.history.unreadable', { version })}</Warning>
          <small className="muted">{`tarifas/${calculator.id}/versiones/${version}`}</small>
        </td>
      )}
      {rates && (
        <>
          <td>
            {publication ? publication.reason[language] : t('rates.history.opening')}
            {publication && (
              <p className="muted number">{momentText(publication.since, language)}</p>
            )}
            {mendedBy !== undefined && (
              <Warning>{t('rates.history.wrong', { version: mendedBy })}</Warning>
            )}
          </td>
          <td>
            {version === BUILT_IN_VERSION && t('rates.history.first')}
            {version !== BUILT_IN_VERSION &&
              (before ? (
                <RateChanges calculator={calculator} before={before} after={rates} />
              ) : (
                t('rates.history.unknownChanges')
              ))}
          </td>
          <td className={styles.people}>
            {version === BUILT_IN_VERSION || !publication
              ? brand.bank
              : [versionWriters(publication), [publication.publisher]].map((uids, place) => (
                  <p key={place === 0 ? 'writers' : 'publisher'}>
                    <EmailAddress text={namesText(uids, names, language, t)} />
                  </p>
                ))}
          </td>
          <td className={styles.action}>
            {onPut && !isInForce && (
              <TextButton
                aria-label={t('rates.history.againFor', { version })}
                onClick={() => onPut(rates, mendedBy !== undefined)}
              >
                {t('rates.history.again')}
              </TextButton>
            )}
          </td>
        </>
      )}
    </tr>
  );
}
