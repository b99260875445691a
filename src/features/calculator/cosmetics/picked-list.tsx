import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { Icon } from '../../../ui/art/icon';
import type { Cosmetic } from './catalogue/cosmetic';
import { CosmeticPicture } from './cosmetic-picture';
import styles from './picked-list.module.css';
import { useCosmeticWords } from './use-cosmetic-words';

/** The picked items, last one first, each with a way to take it back. */
export function PickedList({
  picked,
  onRemove,
}: {
  readonly picked: readonly Cosmetic[];
  readonly onRemove: (item: Cosmetic) => void;
}) {
  const { t } = useTranslation();
  const wordsOf = useCosmeticWords();
  const id = useId();
  if (picked.length === 0) {
    return <p className={styles.none}>{t('cosmetics:pickedNone')}</p>;
  }
  return (
    <div>
      <h2 className={styles.title}>
        {t('cosmetics:picked', { total: formatNumber(picked.length) })}
      </h2>
      <ul className={styles.items}>
        {picked.toReversed().map((item) => (
          <li className={styles.item} key={item.id}>
            <CosmeticPicture item={item} />
            <span className={styles.name}>
              {item.name}
              <small id={`${id}-${item.id}`}>{wordsOf(item)}</small>
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('cosmetics:remove', { name: item.name })}
              aria-describedby={`${id}-${item.id}`}
              onClick={() => onRemove(item)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
