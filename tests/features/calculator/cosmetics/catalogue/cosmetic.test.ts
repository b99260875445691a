import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isCosmetic,
  KINDS,
} from '../../../../../src/features/calculator/cosmetics/catalogue/cosmetic';
import {
  kindOf,
  readCosmetics,
} from '../../../../../src/features/calculator/cosmetics/catalogue/read-cosmetics';

/** How the game spells its outfits, back blings, pickaxes, gliders, emotes and wraps. */
const GAME_ID =
  /^(CID(_[A-Z])?_\d{3}_Athena_Commando|Character|BID_\d{3}|Backpack|Pickaxe|Glider|EID|Wrap)_?\w*$/;

describe('the group that an item counts in', () => {
  it.each([
    ['legendary', undefined, 'legendary'],
    ['Common', undefined, 'common'],
    ['marvel', 'MARVEL SERIES', 'marvel'],
    ['epic', 'MarvelSeries', 'marvel'],
    ['rare', 'Marvel Series', 'marvel'],
    ['marvel', undefined, 'marvel'],
    ['starwars', 'Star Wars Series', 'starwars'],
    ['legendary', 'StarWarsSeries', 'starwars'],
    ['legendary', 'Star Wars', 'starwars'],
    ['epic', 'DC SERIES', 'epic'],
    ['icon', 'Icon Series', 'rare'],
    ['gaminglegends', 'Gaming Legends Series', 'rare'],
    ['mythic', undefined, 'rare'],
    [undefined, undefined, 'rare'],
  ])('rarity %s of series %s: %s', (rarity, series, kind) => {
    expect(kindOf(rarity, series)).toBe(kind);
  });
});

describe('a catalogue', () => {
  it('is read in the public shape, unusable entries left out', () => {
    const data = [
      {
        id: 'CID_028_Athena_Commando_F',
        name: 'Renegade Raider',
        images: { icon: 'https://example.test/icon.png' },
        rarity: { value: 'rare' },
        type: { value: 'outfit' },
      },
      { id: 'no-name', images: { icon: null }, rarity: { value: 'rare' } },
      { id: 'bare', name: ' Bare ', images: null, rarity: null, series: null },
      { id: 'script', name: 'Script', images: { icon: 'javascript:alert(1)' } },
      null,
    ];
    expect(readCosmetics({ status: 200, data })).toEqual([
      {
        id: 'CID_028_Athena_Commando_F',
        name: 'Renegade Raider',
        icon: 'https://example.test/icon.png',
        kind: 'rare',
        type: 'outfit',
      },
      { id: 'bare', name: 'Bare', icon: '', kind: 'rare', type: '' },
      { id: 'script', name: 'Script', icon: '', kind: 'rare', type: '' },
    ]);
  });

  it.each([null, {}, { data: {} }, 'text'])(
    'is refused when it is not a catalogue: %j',
    (answer) => {
      expect(() => readCosmetics(answer)).toThrow(TypeError);
    },
  );

  it('is shipped with at least 200 real items of every kind, each once', () => {
    const items = readCosmetics(JSON.parse(readFileSync('public/cosmetics.json', 'utf8')));
    const ids = items.map(({ id }) => id);
    expect(items.length).toBeGreaterThanOrEqual(200);
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(items.length);
    expect(ids.filter((id) => !GAME_ID.test(id))).toEqual([]);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(items.map(({ icon }) => icon)).toEqual(
      ids.map((id) => `https://fortnite-api.com/images/cosmetics/br/${id.toLowerCase()}/icon.png`),
    );
  });
});

describe('an item that was kept', () => {
  it.each([
    [{ id: 'a', name: 'A', icon: '', kind: 'rare', type: 'outfit' }, true],
    [
      { id: 'a', name: 'A', icon: 'https://example.test/a.png', kind: 'rare', type: 'outfit' },
      true,
    ],
    [{ id: 'a', name: 'A', icon: 'javascript:alert(1)', kind: 'rare', type: 'outfit' }, false],
    [{ id: 'a', name: 'A', icon: '', kind: 'golden', type: '' }, false],
    [{ id: 'a', name: 7, icon: '', kind: 'rare', type: 'outfit' }, false],
    [{ id: 'a', name: 'A', icon: '', kind: 'rare', type: 7 }, false],
    [null, false],
  ])('%j is usable: %s', (kept, usable) => {
    expect(isCosmetic(kept)).toBe(usable);
  });
});
