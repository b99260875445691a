import { useTranslation } from 'react-i18next';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Emblem } from '../../../../ui/art/emblem';
import { gameName } from '../game-name';
import styles from './case-tabs.module.css';

/** The requests of one person as tabs of a folder, oldest first. */
export function CaseTabs({
  requests,
  selected,
  onSelect,
}: {
  readonly requests: readonly LoanRequest[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (requests.length === 0) return <span />;
  return (
    <div className={styles.caseTabs}>
      <nav aria-label={t('requests.cases.tabs')}>
        {requests.map((request) => (
          <button
            key={request.id}
            type="button"
            aria-current={request.id === selected ? 'true' : undefined}
            onClick={() => onSelect(request.id)}
          >
            <Emblem id={request.gameId} />
            <b>
              {gameName(request.gameId)}
              <span className="number">
                {reference(request).slice(0, 7)},{' '}
                {formatDate(request.receivedAt, 'dayMonth', language)}
              </span>
            </b>
          </button>
        ))}
      </nav>
      {requests.length > 1 && (
        <p className="number">{t('requests.cases.count', { count: requests.length })}</p>
      )}
    </div>
  );
}
