import { memo } from 'react';
import { Icon } from '../../../ui/art/icon';
import type { Cosmetic } from './catalogue/cosmetic';
import { CosmeticPicture } from './cosmetic-picture';
import styles from './cosmetics-search.module.css';

interface Props {
  readonly id: string;
  readonly item: Cosmetic;
  /** Its place among the results, from 0. */
  readonly place: number;
  /** Its rarity and type in the visitor's language. */
  readonly words: string;
  readonly active: boolean;
  readonly picked: boolean;
  readonly onPick: (item: Cosmetic, place: number) => void;
}

/** One item of the search results. The search field has the keyboard; this is for pointers. */
export const CosmeticOption = memo(function CosmeticOption(props: Props) {
  const { id, item, place, words, active, picked, onPick } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keyboard
    <div
      className={styles.option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={picked}
      data-active={active || undefined}
      onClick={() => onPick(item, place)}
    >
      <CosmeticPicture key={item.id} item={item} />
      <span className={styles.name}>{item.name}</span>
      <span className={styles.kind}>{words}</span>
      <Icon name={picked ? 'check' : 'plus'} />
    </div>
  );
});
