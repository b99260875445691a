import type { cosmetics as spanish } from '../es/cosmetics';
import type { Translation } from '../translation';

/** The search for cosmetic items. */
export const cosmetics: Translation<typeof spanish> = {
  title: 'Find your items',
  hint: 'Every item you pick counts under its rarity. You can also just enter the quantities.',
  label: 'Name, rarity or series',
  results: 'Items found',
  loading: 'Loading the catalogue…',
  failed: 'We could not load the catalogue. Enter the quantities below or try again.',
  live_one: 'Full catalogue: {{total}} item.',
  live_other: 'Full catalogue: {{total}} items.',
  shipped_one: 'Short catalogue: {{total}} item. If one is missing, enter the quantity below.',
  shipped_other: 'Short catalogue: {{total}} items. If one is missing, enter the quantity below.',
  shippedMeanwhile_one: 'Short catalogue: {{total}} item, until the full one arrives.',
  shippedMeanwhile_other: 'Short catalogue: {{total}} items, until the full one arrives.',
  nothing: 'No item in this catalogue matches. You can enter the quantity below.',
  more: '{{total}} more: keep typing.',
  found_one: '{{total}} item found',
  found_other: '{{total}} items found',
  picked: 'Picked: {{total}}',
  pickedNone: 'You have not picked any yet.',
  added: 'You added {{name}}.',
  removed: 'You removed {{name}}.',
  remove: 'Remove {{name}}',
  rarity: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
    marvel: 'Marvel',
    starwars: 'Star Wars',
  },
};
