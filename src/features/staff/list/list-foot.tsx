import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { TextButton } from '../../../ui/button/text-button';
import styles from './list-foot.module.css';
import type { Pages } from './use-pages';

/** How many rows of a list are shown, and a button that loads the next page. */
export function ListFoot<T>({
  pages,
  shown,
  total,
  list,
}: {
  readonly pages: Pages<T>;
  readonly shown: number;
  /** The number of all rows; undefined until it is known. */
  readonly total: number | undefined;
  readonly list: 'requests' | 'complaints' | 'subscribers' | 'audit';
}) {
  const { t } = useTranslation('staff');
  return (
    <div className={`row between gap-8 gap-x-20 ${styles.listFoot}`}>
      <p className="number" role={pages.areAnswer ? 'status' : undefined}>
        {total === undefined
          ? t(`${list}.shownOnly`, { shown: formatNumber(shown) })
          : t(`${list}.shown`, {
              shown: formatNumber(shown),
              total: formatNumber(Math.max(total, shown)),
            })}
      </p>
      {pages.moreFailure && <p role="alert">{t(`failures.${pages.moreFailure}`)}</p>}
      {pages.more !== 'none' && (
        <TextButton disabled={pages.more === 'loading'} onClick={pages.loadMore}>
          {pages.more === 'loading' ? t('loading') : t(`${list}.more`)}
        </TextButton>
      )}
    </div>
  );
}
