import { describe, expect, it } from 'vitest';
import type { Cosmetic } from '../../../../../src/features/calculator/cosmetics/catalogue/cosmetic';
import {
  indexCosmetics,
  searchCosmetics,
} from '../../../../../src/features/calculator/cosmetics/catalogue/search';

const items = ['Dark Raven', 'Raven', 'Padmé Amidala', 'Rave Raider', 'Brave Raven Team', 'Omega'];
const index = indexCosmetics(
  items.map((name): Cosmetic => ({ id: name, name, icon: '', kind: 'rare', type: 'outfit' })),
);
const found = (query: string, limit = 10) =>
  searchCosmetics(index, query, limit).items.map(({ name }) => name);

describe('searching items', () => {
  it('puts names that start with the query first, then words, then the rest', () => {
    expect(found('rave')).toEqual(['Rave Raider', 'Raven', 'Brave Raven Team', 'Dark Raven']);
  });

  it('ignores accents and letter case', () => {
    expect(found('PADME')).toEqual(['Padmé Amidala']);
    expect(found('padmé')).toEqual(['Padmé Amidala']);
  });

  it('takes several words in any order', () => {
    expect(found('team brave')).toEqual(['Brave Raven Team']);
  });

  it('shows everything in alphabetical order for an empty query', () => {
    expect(found('  ')).toEqual(items.toSorted());
  });

  it('says how many there are beyond those it returns', () => {
    expect(searchCosmetics(index, 'rave', 2)).toMatchObject({ total: 4, items: { length: 2 } });
    expect(searchCosmetics(index, 'zzz', 2)).toEqual({ items: [], total: 0 });
  });
});
