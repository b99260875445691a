import { describe, expect, it } from 'vitest';
import {
  type Cosmetic,
  KINDS,
} from '../../../../../src/features/calculator/cosmetics/catalogue/cosmetic';
import { readCosmetics } from '../../../../../src/features/calculator/cosmetics/catalogue/read-cosmetics';
import {
  indexCosmetics,
  searchCosmetics,
} from '../../../../../src/features/calculator/cosmetics/catalogue/search';
import { cosmeticSearchWords } from '../../../../../src/i18n/cosmetic-search-words';
import { cosmetics as english } from '../../../../../src/i18n/en/cosmetics';
import { cosmetics as spanish } from '../../../../../src/i18n/es/cosmetics';

const items = ['Dark Raven', 'Raven', 'Padmé Amidala', 'Rave Raider', 'Brave Raven Team', 'Omega'];
const index = indexCosmetics(
  items.map((name): Cosmetic => ({ id: name, name, icon: '', kind: 'rare', type: 'outfit' })),
);
const found = (query: string) => searchCosmetics(index, query, 10).items.map(({ name }) => name);

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

describe('searching by rarity and series', () => {
  const items = readCosmetics({
    data: [
      { id: 'a', name: 'Omega', rarity: { value: 'legendary' } },
      { id: 'b', name: 'Legendary Fox', rarity: { value: 'rare' } },
      { id: 'c', name: 'Groot', rarity: { value: 'marvel' }, series: { value: 'Marvel Series' } },
      { id: 'd', name: 'Rey', rarity: { value: 'starwars' } },
      { id: 'e', name: 'Harley Quinn', rarity: { value: 'dc' }, series: { value: 'DC SERIES' } },
      { id: 'f', name: 'Ninja', rarity: { value: 'icon' }, series: { value: 'Icon Series' } },
      {
        id: 'g',
        name: 'Walker',
        rarity: { value: 'epic' },
        series: { value: 'Alan Walker Series' },
      },
      { id: 'h', name: 'Mist', rarity: { value: 'uncommon' } },
    ],
  });
  const index = indexCosmetics(items);

  it.each([
    ['legendaria', ['Omega']],
    ['Legendario', ['Omega']],
    ['legendary', ['Legendary Fox', 'Omega']],
    ['omega legendary', ['Omega']],
    ['marvel', ['Groot']],
    ['STAR wars', ['Rey']],
    ['dc', ['Harley Quinn']],
    ['serie ídolos', ['Ninja']],
    ['icon series', ['Ninja']],
    ['alan walker', ['Walker']],
    ['épica', ['Walker']],
    ['poco común', ['Mist']],
    ['uncommon', ['Mist']],
    ['common', []],
    ['egendary', ['Legendary Fox']],
  ])('%s', (query, names) => {
    expect(searchCosmetics(index, query, 10).items.map(({ name }) => name)).toEqual(names);
  });

  it('knows the words of every rarity, both languages as shown', () => {
    const plain = (shown: string) => shown.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (const kind of KINDS)
      for (const { rarity } of [spanish, english])
        expect(cosmeticSearchWords(kind), kind).toContain(plain(rarity[kind]));
  });
});
