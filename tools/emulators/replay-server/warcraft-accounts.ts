/** The data of a character that the answers for a profile need. */
export interface Played {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  /** In copper coins. */
  readonly money: number;
  /** Points and maximum of its professions. */
  readonly professions: readonly (readonly [number, number])[];
}

/** A person who signs in. */
export interface Account {
  readonly id: number;
  readonly battletag: string;
  /** Undefined if the account has no Warcraft. */
  readonly characters?: readonly Played[];
}

/** Accounts that anybody may sign in with; the names of the last ones say how they fail. */
export const ACCOUNTS: readonly Account[] = [
  {
    id: 7001,
    battletag: 'Quisqueya#1234',
    characters: [
      {
        id: 11,
        name: 'Anacaona',
        level: 80,
        money: 1_234_5678,
        professions: [
          [100, 100],
          [42, 100],
        ],
      },
      { id: 12, name: 'Enriquillo', level: 62, money: 50_0000, professions: [[75, 75]] },
      { id: 13, name: 'Yocahu', level: 20, money: 9999, professions: [] },
    ],
  },
  {
    id: 7002,
    battletag: 'Mangú#5678',
    characters: [{ id: 21, name: 'Tresgolpes', level: 60, money: 0, professions: [] }],
  },
  { id: 7003, battletag: 'NoWarcraft#1' },
  { id: 7004, battletag: 'Slow#1' },
  { id: 7005, battletag: 'Maintenance#1' },
  { id: 7006, battletag: 'Broken#1' },
  { id: 7007, battletag: 'WrongKey#1' },
];
