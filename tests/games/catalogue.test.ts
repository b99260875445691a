import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../src/domain/calculator';
import { calculators, findCalculator } from '../../src/games';

/** Game, route and the fields with their steps (specification, sections 2, 3 and 9). */
const SPECIFIED = [
  [
    'callOfDuty',
    '/Call-of-duty',
    'level epicGuns epicCharacters legendaryGuns legendaryCharacters codPoints',
  ],
  ['clashOfClans', '/Clash-of-Clans', 'gems townHallLevel playerLevel'],
  [
    'fortnite',
    '/Fortnite',
    'commonItems uncommonItems rareItems epicItems legendaryItems marvelItems starWarsItems vbucks:100',
  ],
  [
    'leagueOfLegends',
    '/Leage-of-Legends',
    'champions skins influencePoints:1000 riotPoints:100 runePages',
  ],
  ['minecraft', '/Minecraft', 'accountYears mvpPlus? originalName? hypixelAccount?'],
  [
    'pokemonGo',
    '/Pokemon-Go',
    'pokemonCount accountLevel shinyPokemon perfectIvPokemon accountYears legendaryPokemon',
  ],
  ['roblox', '/Roblox', 'robux:100 limitedItems nameLetters accountYears ugc?'],
  [
    'warcraft',
    '/Warcraft',
    'level60Characters gold epicItems legendaryItems maxProfessions epicMounts',
  ],
  [
    'eafc24',
    '/EAFC24',
    'informCards goldCards futChampsRedCards highQualitySbcs objectivePlayers chemistryStyles contracts coins',
  ],
  [
    'genshinImpact',
    '/GenshinImpact',
    'adventureRank fiveStarCharacters fourStarCharacters primogems intertwinedFates acquaintFates genesisCrystals',
  ],
  ['valorant', '/Valorant', 'rank* agents riotPoints:100 valorantPoints skins weapons'],
  ['freefire', '/FreeFire', 'accountYears level weapons costumes maxEvo'],
  ['rocketLeague', '/RocketLeague', 'cars level season7Rewards? competitiveTitles?'],
] as const;

function written(attribute: Attribute): string {
  if (attribute.kind === 'yesNo') return `${attribute.id}?`;
  if (attribute.kind === 'choice') return `${attribute.id}*`;
  return attribute.step === 1 ? attribute.id : `${attribute.id}:${attribute.step}`;
}

describe('the calculators', () => {
  it('include the specified ones, those of the catalogue in its order and the others last', () => {
    const specified: readonly string[] = SPECIFIED.map(([id]) => id);
    expect(calculators.map(({ id }) => id).filter((id) => specified.includes(id))).toEqual(
      specified,
    );
    const orders = calculators.map(({ catalogue }) => catalogue?.order ?? Number.MAX_SAFE_INTEGER);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it.each(SPECIFIED)('%s is at %s and asks the specified questions', (id, path, fields) => {
    const calculator = findCalculator(id);
    expect(calculator?.path).toBe(path);
    expect(calculator?.attributes.map(written).join(' ')).toBe(fields);
  });

  it('start from the specified market values, Rocket League from none', () => {
    expect(SPECIFIED.map(([id]) => findCalculator(id)?.catalogue?.values.join(' '))).toEqual([
      '150 100',
      '150 151',
      '150 151',
      '150 150',
      '150 300',
      '150 148',
      '150 155',
      '150 300',
      '150 300',
      '150 300',
      '150 300',
      '150 300',
      undefined,
    ]);
  });

  it('climb at the specified speeds: 0.13 every 2 ms, Warcraft 3.33, Pokemon Go 0.33', () => {
    for (const [id] of SPECIFIED) {
      const faster: Readonly<Record<string, number>> = { warcraft: 1665, pokemonGo: 165 };
      expect(findCalculator(id)?.climbRate, id).toBe(faster[id] ?? 65);
    }
  });

  it('give a reason in both languages for every assumption', () => {
    for (const { id, attributes, base } of calculators) {
      for (const { provenance } of [...attributes, base]) {
        if (provenance.origin !== 'proposed') continue;
        expect(provenance.why.es.length, id).toBeGreaterThan(10);
        expect(provenance.why.en.length, id).toBeGreaterThan(10);
      }
    }
  });

  it('name every field and option once, in both languages', () => {
    for (const { id, attributes } of calculators) {
      const named = attributes.flatMap((one) => [
        one,
        ...(one.kind === 'choice' ? one.options : []),
      ]);
      expect(new Set(named.map((one) => one.id)).size, id).toBe(named.length);
      for (const { label } of named) {
        expect(label.es.trim(), id).not.toBe('');
        expect(label.en.trim(), id).not.toBe('');
      }
    }
  });

  it('let more never be worth less: the options of a choice climb', () => {
    for (const { attributes } of calculators) {
      for (const attribute of attributes) {
        if (attribute.kind !== 'choice') continue;
        const values = attribute.options.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
    }
  });

  it('count cosmetic items under fields that exist', () => {
    for (const { cosmetics, attributes } of calculators) {
      for (const id of Object.values(cosmetics ?? {})) {
        expect(attributes.map((attribute) => attribute.id)).toContain(id);
      }
    }
  });

  it('are not found by an unknown id', () => {
    expect(findCalculator('tetris')).toBeUndefined();
  });
});
