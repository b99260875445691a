import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { cosmetics } from '../../../i18n/es/cosmetics';
import { formatNumber } from '../../../i18n/format';
import { usePageCopy } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { type Change, type CountedUnder, pick, unpick } from '../calculation';
import calculatorPageStyles from '../calculator-page.module.css';
import inputToolsStyles from '../inputs/input-tools.module.css';
import type { Cosmetic } from './catalogue/cosmetic';
import { type CatalogueState, useCatalogue } from './catalogue/use-catalogue';
import { CosmeticPicture } from './cosmetic-picture';
import styles from './cosmetics-picker.module.css';
import { CosmeticsSearch } from './cosmetics-search';
import { useCosmeticWords } from './use-cosmetic-words';

/** The picked items, last one first, each with a way to take it back. */
function PickedList({
  picked,
  removeId,
  onRemove,
}: {
  /** The last one first. */
  readonly picked: readonly Cosmetic[];
  /** Id of an item's button. */
  readonly removeId: (item: Cosmetic) => string;
  readonly onRemove: (item: Cosmetic) => void;
}) {
  const { t } = useTranslation();
  const wordsOf = useCosmeticWords();
  if (picked.length === 0) {
    return <p className={styles.none}>{t('cosmetics:pickedNone')}</p>;
  }
  return (
    <div>
      <h2 className={styles.title}>
        {t('cosmetics:picked', { total: formatNumber(picked.length) })}
      </h2>
      <ul className={styles.items}>
        {picked.map((item) => (
          <li className={styles.item} key={item.id}>
            <CosmeticPicture item={item} />
            <span className={styles.name}>
              {item.name}
              <small id={`${removeId(item)}-words`}>{wordsOf(item)}</small>
            </span>
            <button
              type="button"
              className={styles.remove}
              id={removeId(item)}
              aria-label={t('cosmetics:remove', { name: item.name })}
              aria-describedby={`${removeId(item)}-words`}
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

/** The last thing done with an item: it is said, and taking one away can be undone. */
interface Done {
  readonly what: 'added' | 'removed';
  readonly item: Cosmetic;
}

/** Finds cosmetic items by name and counts each picked one under its attribute. */
export function CosmeticsPicker({
  countedUnder,
  picked,
  change,
}: {
  readonly countedUnder: CountedUnder;
  readonly picked: readonly Cosmetic[];
  readonly change: (change: Change) => void;
}) {
  usePageCopy({ cosmetics });
  const { t } = useTranslation();
  const [state, load] = useCatalogue();
  const [done, setDone] = useState<Done>();
  const id = useId();
  const removeId = (item: Cosmetic) => `${id}-${item.id}`;
  const undoId = `${id}-undo`;
  const shown = picked.toReversed();

  const put = (what: Done['what'], item: Cosmetic) => {
    change(what === 'added' ? pick(item, countedUnder) : unpick(item, countedUnder));
    setDone({ what, item });
  };
  /** Does what takes the pressed button away, and gives the focus to another. */
  const putAndFocus = (what: Done['what'], item: Cosmetic, next: string) => {
    flushSync(() => put(what, item));
    document.getElementById(next)?.focus();
  };
  const remove = (item: Cosmetic) => {
    const place = shown.findIndex((one) => one.id === item.id);
    const next = shown[place + 1] ?? shown[place - 1];
    putAndFocus('removed', item, next ? removeId(next) : undoId);
  };

  return (
    <fieldset className={`${calculatorPageStyles.group} ${styles.cosmetics}`}>
      <legend className={calculatorPageStyles.legend}>{t('cosmetics:title')}</legend>
      <p className={styles.hint}>{t('cosmetics:hint')}</p>
      <CosmeticsSearch
        state={state}
        picked={picked}
        onWake={load}
        onToggle={(item, isPicked) => put(isPicked ? 'removed' : 'added', item)}
      />
      <CatalogueNote state={state} onRetry={load} />
      <PickedList picked={shown} removeId={removeId} onRemove={remove} />
      <div className={styles.done}>
        <p role="status">{done && t(`cosmetics:${done.what}`, { name: done.item.name })}</p>
        {done?.what === 'removed' && (
          <button
            type="button"
            id={undoId}
            className={inputToolsStyles.button}
            onClick={() => putAndFocus('added', done.item, removeId(done.item))}
          >
            {t('calculator:tools.undo')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function CatalogueNote({
  state,
  onRetry,
}: {
  readonly state: CatalogueState;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const text = () => {
    if (state.status !== 'ready') {
      return state.status === 'asleep' ? '' : t(`cosmetics:${state.status}`);
    }
    const { source, waiting, size } = state.catalogue;
    const which = source === 'shipped' && waiting ? 'shippedMeanwhile' : source;
    return t(`cosmetics:${which}`, {
      count: size,
      total: formatNumber(size),
    });
  };
  return (
    <div className={styles.note}>
      {/* What was found is said; that it is being looked for is for the eye. */}
      <p role="status" aria-live={state.status === 'loading' ? 'off' : undefined}>
        {text()}
      </p>
      {state.status === 'failed' && (
        <Button look="line" onClick={onRetry}>
          {t('errors:retry')}
        </Button>
      )}
    </div>
  );
}
