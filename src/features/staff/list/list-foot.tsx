import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import type { Pages } from './use-pages';

/** How much of a list is shown, and the button for the next page. */
export function ListFoot<T>({
  pages,
  shown,
  total,
  words,
}: {
  readonly pages: Pages<T>;
  readonly shown: number;
  /** Undefined while it is not known. */
  readonly total: number | undefined;
  readonly words: 'requests' | 'subscribers';
}) {
  const { t } = useTranslation('staff');
  const number = formatNumber(shown);
  return (
    <div className="table__foot">
      <p className="number" role="status">
        {total === undefined
          ? t(`${words}.shownOnly`, { shown: number })
          : t(`${words}.shown`, {
              shown: number,
              total: formatNumber(Math.max(total, shown)),
            })}
      </p>
      {pages.moreFailure && <p role="alert">{t(`failures.${pages.moreFailure}`)}</p>}
      {pages.more !== 'none' && (
        <button
          type="button"
          className="staff-text-button"
          disabled={pages.more === 'loading'}
          onClick={pages.loadMore}
        >
          {pages.more === 'loading' ? t('loading') : t(`${words}.more`)}
        </button>
      )}
    </div>
  );
}
