import { describe, expect, it } from 'vitest';
import {
  checkRows,
  matchRows,
  valuesOf,
} from '../../../../src/features/staff/values/import/import-rows';
import { cellOf } from '../../../../src/features/staff/values/sheet/cells';
import { catalogueGames } from '../../../support/staff-records';

type Typed = string | number | undefined;

const rowOf = (line: number, game: Typed, value: Typed) => ({
  line,
  game: String(game ?? ''),
  value: cellOf(String(value ?? '')),
});

describe('the rows of a file', () => {
  const checked = (cells: readonly (readonly Typed[])[], choices: Record<number, boolean> = {}) => {
    const rows = cells.map(([game, value], place) => rowOf(place + 2, game, value));
    const chosen = Object.entries(choices).map(([line, is]) => [Number(line), is] as const);
    return checkRows(matchRows(rows, catalogueGames), new Map(chosen));
  };

  it.each([['pokemonGo'], ['POKEMONGO'], ['Pokémon GO'], [' pokemon-go ']])(
    'name a game as %j',
    (name) => {
      expect(checked([[name, 99]])[0]?.game?.id).toBe('pokemonGo');
    },
  );

  it('may use the stored name or the known one, and none that two games have', () => {
    const named = catalogueGames.map((game) =>
      game.id === 'roblox' ? { ...game, name: 'Roblox Next' } : game,
    );
    const find = (name: string, games = named) =>
      matchRows([rowOf(2, name, 1)], games)[0]?.game?.id;
    expect([find('roblox next'), find('Roblox')]).toEqual(['roblox', 'roblox']);
    const twins = named.map((game) => ({ ...game, name: 'Twin' }));
    expect([find('Twin', twins), find('Roblox', twins)]).toEqual([undefined, 'roblox']);
  });

  it.each<[Typed, Typed, string | undefined]>([
    ['Roblox', 170, undefined],
    ['Robloks', 170, 'unknown-game'],
    [undefined, 170, 'unknown-game'],
    ['Roblox', undefined, 'missing'],
    ['Roblox', 'mucho', 'number'],
    ['Roblox', 'TRUE', 'number'],
    ['Roblox', '05/01/2026', 'date'],
    ['Roblox', '#N/A', 'error'],
    ['Roblox', '250%', 'percent'],
    ['Roblox', '=A1', 'formula'],
    ['Roblox', 170.5, 'decimals'],
    ['Roblox', -20, 'minus'],
    ['Roblox', 'US$ 1.250,00', undefined],
    ['Roblox', '２２５', undefined],
    ['Roblox', 9, 'bounds'],
    ['Roblox', 10_001, 'bounds'],
    ['Roblox', 155, 'unchanged'],
  ])('%j with %j: %s', (game, value, problem) => {
    expect(checked([[game, value]])[0]?.problem).toBe(problem);
  });

  it('that were cut at a comma are not imported', () => {
    const rows = matchRows([{ ...rowOf(2, 'Roblox', 170), isSplit: true }], catalogueGames);
    expect(checkRows(rows, new Map())[0]?.problem).toBe('split');
  });

  it('that change nothing are left out until they are chosen', () => {
    const rows: Typed[][] = [
      ['Roblox', 155],
      ['Minecraft', 200],
    ];
    expect(checked(rows).map(({ included }) => included)).toEqual([false, true]);
    expect(checked(rows, { 2: true })[0]).toMatchObject({ included: true, problem: 'unchanged' });
  });

  it('of one game are a problem until one is left', () => {
    const rows: Typed[][] = [
      ['Roblox', 170],
      ['roblox', 180],
      ['Minecraft', 200],
    ];
    expect(checked(rows).map(({ problem }) => problem)).toEqual(['twice', 'twice', undefined]);
    const left = checked(rows, { 2: false });
    expect(left[1]?.problem).toBeUndefined();
    expect(valuesOf(left)).toEqual([
      { gameId: 'roblox', previous: 155, value: 180 },
      { gameId: 'minecraft', previous: expect.any(Number), value: 200 },
    ]);
  });

  it('may give a game its first value', () => {
    const games = [{ id: 'rocketLeague', name: 'Rocket League', values: [], image: '', path: '' }];
    const rows = matchRows([rowOf(2, 'Rocket League', 60)], games);
    expect(valuesOf(checkRows(rows, new Map()))).toEqual([
      { gameId: 'rocketLeague', previous: undefined, value: 60 },
    ]);
  });
});
