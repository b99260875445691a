import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import type { Cosmetic } from './catalogue/cosmetic';
import type { Found } from './catalogue/search';
import type { CatalogueState } from './catalogue/use-catalogue';
import { CosmeticsResults } from './cosmetics-results';
import styles from './cosmetics-search.module.css';

/** How many results are drawn; the others are counted, and typing on brings them up. */
const SHOWN = 20;

const NOTHING: Found = { items: [], total: 0 };

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
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);

  const catalogue = open && state.status === 'ready' ? state.catalogue : undefined;
  const shown = catalogue !== undefined;
  const asked = useDeferredValue(query);
  const found = useMemo(() => catalogue?.search(asked, SHOWN) ?? NOTHING, [catalogue, asked]);
  const { items, total } = found;
  const current = Math.max(0, Math.min(active, items.length - 1));

  const isPicked = useCallback(
    (item: Cosmetic) => picked.some(({ id }) => id === item.id),
    [picked],
  );
  const pickAt = useCallback(
    (item: Cosmetic, place: number) => {
      setActive(place);
      onToggle(item, isPicked(item));
    },
    [onToggle, isPicked],
  );

  const wake = () => {
    onWake();
    setOpen(true);
  };
  useEffect(() => {
    if (!open) return;
    // After the click and not before: closing moves the elements below, and the click would miss
    // its target.
    const onClick = ({ target }: MouseEvent) => {
      if (!whole.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page comes to life
  useEffect(() => {
    // A field that was entered before the application was there got no event.
    if (document.activeElement === field.current) wake();
  }, []);

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
    } else if (event.key === 'Enter' && query !== '' && catalogue) {
      // The list may still be that of the letter before.
      const latest = asked === query ? found : catalogue.search(query, SHOWN);
      const item = latest.items[current];
      if (!item) return;
      // With something looked for, Enter picks; with an empty field it estimates, as elsewhere.
      event.preventDefault();
      onToggle(item, isPicked(item));
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div ref={whole} className={styles.cosmeticsSearch}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {t('cosmetics:label')}
      </label>
      <input
        ref={field}
        className={styles.field}
        id={`${id}-field`}
        role="combobox"
        aria-expanded={shown && total > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={items[current] && `${id}-${current}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={query}
        onChange={(event) => search(event.target.value)}
        onFocus={wake}
        onClick={wake}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {shown && total > 0 && t('cosmetics:found', { count: total, total: formatNumber(total) })}
      </p>
      <div className={styles.panel} hidden={!open || state.status === 'failed'}>
        {state.status === 'loading' && (
          <p className={styles.rest} aria-hidden="true">
            {t('cosmetics:loading')}
          </p>
        )}
        <CosmeticsResults id={id} items={items} current={current} picked={picked} onPick={pickAt} />
        {shown && total > items.length && (
          <p className={styles.rest}>
            {t('cosmetics:more', { total: formatNumber(total - items.length) })}
          </p>
        )}
        {shown && total === 0 && (
          <p className={styles.rest} role="status">
            {t('cosmetics:nothing')}
          </p>
        )}
      </div>
    </div>
  );
}
