import { expect, test } from 'vitest';
import type { SessionToken } from '../../../functions/src/acts/guard';
import type { ActTable, AskedOf } from '../../../src/domain/acts/described';
import type { Documents } from './map-database';
import type { Say } from './stage';

/** What somebody says on these documents. */
export interface Said {
  readonly say: Say;
  readonly documents: Documents;
  readonly name: unknown;
  readonly asked: unknown;
  readonly by: string | SessionToken | undefined;
  readonly now?: number | undefined;
}

/** Expects that this is refused so, and that no document is another one afterwards. */
export async function expectRefused(
  { say, documents, name, asked, by, now }: Said,
  why: string,
): Promise<void> {
  const before = new Map(documents);
  expect(await say(documents, name, asked, by, now)).toEqual({ refused: why });
  expect(documents).toEqual(before);
}

interface Refused<Acts extends ActTable, Name extends keyof Acts> {
  readonly documents: Documents;
  readonly asked: AskedOf<Acts, Name>;
  readonly by: string;
}

/** Why an act may be refused besides; `tests/acts/stale-screen.test.ts` reaches every conflict. */
type Besides<Acts extends ActTable, Name extends keyof Acts> = Exclude<
  Acts[Name]['refusals'][number],
  'conflict'
>;

/** A case for every refusal that these acts declare; the compiler asks for each. */
export type Cases<Acts extends ActTable> = {
  readonly [Name in keyof Acts as [Besides<Acts, Name>] extends [never] ? never : Name]: {
    readonly [Why in Besides<Acts, Name>]: () => Refused<Acts, Name>;
  };
};

/** Tests every case of a table. */
export function testRefusals<Acts extends ActTable>(cases: Cases<Acts>, say: Say): void {
  const table: Readonly<Record<string, Record<string, () => Omit<Said, 'say' | 'name'>>>> = cases;
  const rows = Object.entries(table).flatMap(([name, reasons]) =>
    Object.entries(reasons).map(([why, made]) => ({ name, why, made })),
  );
  test.each(rows)('$name is refused as $why, and nothing changes', ({ name, why, made }) =>
    expectRefused({ ...made(), name, say }, why),
  );
}
