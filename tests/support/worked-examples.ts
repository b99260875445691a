import type { Answers } from '../../src/domain/answers';

/** Accounts of each game and their values, by hand from the specified and the proposed rates. */
export const WORKED_EXAMPLES: Readonly<Record<string, readonly (readonly [Answers, string])[]>> = {
  roblox: [
    [{}, 'US$0.00'],
    [{ robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7 }, 'US$70.75'],
    [{ robux: 1 }, 'US$0.01'],
    [{ robux: 2 }, 'US$0.03'],
    [{ ugc: 1 }, 'US$0.00'],
    [{ robux: 1_000_000, limitedItems: 200, nameLetters: 20, accountYears: 18 }, 'US$13,100.00'],
  ],
  minecraft: [
    [{}, 'US$0.00'],
    [{ accountYears: 5, mvpPlus: 1, originalName: 1, hypixelAccount: 1 }, 'US$26.50'],
    [{ originalName: 1 }, 'US$8.00'],
    [{ accountYears: 9_999_999 }, 'US$10,999,998.90'],
  ],
  callOfDuty: [
    [{}, 'US$0.00'],
    [{ level: 1 }, 'US$6.00'],
    [{ epicGuns: 1 }, 'US$6.00'],
    [{ codPoints: 1 }, 'US$1.00'],
    [{ epicGuns: 3, epicCharacters: 2 }, 'US$10.00'],
    [{ epicCharacters: 2, legendaryGuns: 1, legendaryCharacters: 1 }, 'US$13.00'],
    [
      { level: 150, epicGuns: 40, epicCharacters: 12, legendaryGuns: 8, codPoints: 2400 },
      'US$2,615.00',
    ],
  ],
  fortnite: [
    [{}, 'US$0.00'],
    [{ commonItems: 3, uncommonItems: 2, rareItems: 5 }, 'US$0.22'],
    [{ epicItems: 4, legendaryItems: 3, marvelItems: 2, starWarsItems: 1 }, 'US$6.50'],
    [{ vbucks: 13_500, legendaryItems: 120, marvelItems: 40 }, 'US$227.00'],
  ],
  warcraft: [
    [{}, 'US$0.00'],
    [{ gold: 1 }, 'US$0.20'],
    [{ level60Characters: 2, epicItems: 3, maxProfessions: 1 }, 'US$555.00'],
    [{ gold: 214_748, legendaryItems: 2, epicMounts: 5 }, 'US$44,549.60'],
  ],
  leagueOfLegends: [
    [{}, 'US$0.00'],
    [{ influencePoints: 1 }, 'US$2.50'],
    [{ influencePoints: 72 }, 'US$2.51'],
    [{ champions: 80, skins: 45, riotPoints: 1350, runePages: 2 }, 'US$51.49'],
    [{ influencePoints: 9_999_999, champions: 169, skins: 1800 }, 'US$1,400.10'],
  ],
  clashOfClans: [
    [{}, 'US$0.00'],
    [{ gems: 500, townHallLevel: 13, playerLevel: 180 }, 'US$29.50'],
    [{ gems: 1 }, 'US$0.01'],
    [{ gems: 9_999_999, townHallLevel: 17, playerLevel: 500 }, 'US$100,058.49'],
  ],
  pokemonGo: [
    [{}, 'US$0.00'],
    [{ accountYears: 1 }, 'US$1.20'],
    [{ pokemonCount: 300, accountLevel: 40, shinyPokemon: 12, perfectIvPokemon: 3 }, 'US$298.00'],
    [{ legendaryPokemon: 1000, pokemonCount: 9300 }, 'US$7,651.00'],
  ],
  valorant: [
    [{}, 'US$0.00'],
    [{ rank: 1 }, 'US$1.00'],
    [{ rank: 25, agents: 25 }, 'US$212.50'],
    [{ riotPoints: 13 }, 'US$0.01'],
    [{ riotPoints: 1000, valorantPoints: 475, skins: 30, weapons: 12 }, 'US$44.78'],
  ],
  eafc24: [
    [{}, 'US$0.00'],
    [{ coins: 500 }, 'US$0.01'],
    [{ coins: 499 }, 'US$0.00'],
    [{ informCards: 10, goldCards: 200, futChampsRedCards: 4, contracts: 3 }, 'US$19.02'],
    [
      { coins: 1_000_000, highQualitySbcs: 6, objectivePlayers: 8, chemistryStyles: 30 },
      'US$28.60',
    ],
  ],
  rocketLeague: [
    [{}, 'US$0.00'],
    [{ cars: 12, level: 245 }, 'US$36.50'],
    [{ season7Rewards: 1, competitiveTitles: 1 }, 'US$40.00'],
    [{ level: 9_999_999 }, 'US$999,999.90'],
  ],
  genshinImpact: [
    [{}, 'US$0.00'],
    [{ primogems: 1 }, 'US$5.00'],
    [{ primogems: 3 }, 'US$5.01'],
    [{ adventureRank: 55, fiveStarCharacters: 8, fourStarCharacters: 20 }, 'US$61.50'],
    [{ intertwinedFates: 10, acquaintFates: 20, genesisCrystals: 8080 }, 'US$53.40'],
  ],
  freefire: [
    [{}, 'US$0.00'],
    [{ accountYears: 3, level: 62 }, 'US$46.00'],
    [{ weapons: 25, costumes: 40, maxEvo: 2 }, 'US$60.00'],
    [{ level: 100, accountYears: 7, costumes: 1000 }, 'US$585.00'],
  ],
};
