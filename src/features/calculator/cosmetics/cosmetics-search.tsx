import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import type { Cosmetic } from './cosmetic';
import { CosmeticOption } from './cosmetic-option';
import { searchCosmetics } from './search';
import type { CatalogueState } from './use-catalogue';

/** How many results are drawn; the others are counted, and typing on brings them up. */
const SHOWN = 20;

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Props {
  readonly state: CatalogueState;
  readonly picked: readonly Cosmetic[];
  /** The field is in use: the catalogue is needed. */
  readonly onWake: () => void;
  readonly onToggle: (item: Cosmetic, isPicked: boolean) => void;
}

/** A field with a list of matching items under it; the list stays open for picking several. */
export function CosmeticsSearch({ state, picked, onWake, onToggle }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const shown = open && state.status === 'ready';
  const { items, total } = shown
    ? searchCosmetics(state.catalogue.index, query, SHOWN)
    : { items: [], total: 0 };
  const current = Math.min(active, items.length - 1);
  const activeItem = items[current];
  const isPicked = (item: Cosmetic) => picked.some((one) => one.id === item.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls when another is active
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [current, query]);

  const wake = () => {
    onWake();
    setOpen(true);
  };
  const search = (typed: string) => {
    setQuery(typed);
    setActive(0);
    wake();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (shown) setActive(Math.max(0, Math.min(items.length - 1, current + move)));
      else wake();
    } else if (event.key === 'Enter' && query !== '' && activeItem) {
      // With something looked for, Enter picks; with an empty field it estimates, as elsewhere.
      event.preventDefault();
      onToggle(activeItem, isPicked(activeItem));
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className="cosmetics-search">
      <label className="cosmetics-search__label" htmlFor={`${id}-field`}>
        {t('calculator.cosmetics.label')}
      </label>
      <input
        className="cosmetics-search__field"
        id={`${id}-field`}
        role="combobox"
        aria-expanded={shown && total > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeItem && `${id}-${current}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={query}
        onChange={(event) => search(event.target.value)}
        onFocus={wake}
        onClick={wake}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {shown && total > 0 && t('calculator.cosmetics.found', { total: formatNumber(total) })}
      </p>
      <div className="cosmetics-search__panel" hidden={!shown}>
        <div
          ref={list}
          className="cosmetics-search__list"
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t('calculator.cosmetics.results')}
          aria-multiselectable="true"
          // Keeps the keyboard in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item, place) => (
            <CosmeticOption
              key={item.id}
              id={`${id}-${place}`}
              item={item}
              active={place === current}
              picked={isPicked(item)}
              onPick={() => {
                setActive(place);
                onToggle(item, isPicked(item));
              }}
            />
          ))}
        </div>
        {shown && total > items.length && (
          <p className="cosmetics-search__rest">
            {t('calculator.cosmetics.more', { total: formatNumber(total - items.length) })}
          </p>
        )}
        {shown && total === 0 && (
          <p className="cosmetics-search__rest" role="status">
            {t('calculator.cosmetics.nothing')}
          </p>
        )}
      </div>
    </div>
  );
}
