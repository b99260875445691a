import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import type { Cosmetic } from './cosmetic';
import { CosmeticPicture } from './cosmetic-picture';

/** One item of the search results. The search field has the keyboard; this is for pointers. */
export function CosmeticOption({
  id,
  item,
  active,
  picked,
  onPick,
}: {
  readonly id: string;
  readonly item: Cosmetic;
  readonly active: boolean;
  readonly picked: boolean;
  readonly onPick: () => void;
}) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keyboard
    <div
      className="cosmetics-search__option"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={picked}
      data-active={active || undefined}
      onClick={onPick}
    >
      <CosmeticPicture item={item} />
      <span className="cosmetics-search__name">{item.name}</span>
      <span className="cosmetics-search__kind">
        {t(`calculator.cosmetics.rarity.${item.kind}`)}
      </span>
      <Icon name={picked ? 'check' : 'plus'} />
    </div>
  );
}
