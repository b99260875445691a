import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cosmetic } from './catalogue/cosmetic';
import { CosmeticOption } from './cosmetic-option';
import styles from './cosmetics-search.module.css';
import { useCosmeticWords } from './use-cosmetic-words';

interface Props {
  readonly id: string;
  readonly items: readonly Cosmetic[];
  /** Place of the item that Enter picks. */
  readonly current: number;
  readonly picked: readonly Cosmetic[];
  readonly onPick: (item: Cosmetic, place: number) => void;
}

/** The found items. Typing draws them after the typed letter: they must not hold it up. */
export const CosmeticsResults = memo(function CosmeticsResults(props: Props) {
  const { id, items, current, picked, onPick } = props;
  const { t } = useTranslation();
  const wordsOf = useCosmeticWords();
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const ids = new Set(picked.map((item) => item.id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items start from the top
  useEffect(() => {
    // Measuring positions is slow; the first item of a list that nobody scrolled is in view.
    if (current === 0 && !scrolled.current) return;
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current, items]);

  return (
    <div
      ref={list}
      className={styles.list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={t('cosmetics:results')}
      aria-multiselectable="true"
      // Keeps the keyboard in the field.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop > 0;
      }}
    >
      {items.map((item, place) => (
        <CosmeticOption
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is filled anew, not built anew
          key={place}
          id={`${id}-${place}`}
          item={item}
          place={place}
          words={wordsOf(item)}
          active={place === current}
          picked={ids.has(item.id)}
          onPick={onPick}
        />
      ))}
    </div>
  );
});
