import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

const { indexes }: { readonly indexes: readonly Index[] } = JSON.parse(
  readFileSync('firestore.indexes.json', 'utf8'),
);
const known = new Set(
  indexes.map(({ collectionGroup, fields }) =>
    [collectionGroup, ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(', '),
  ),
);

function subsetsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((others) => [others, [first, ...others]]);
}

const DIRECTIONS = ['ASCENDING', 'DESCENDING'];
const named = (collection: string, equal: readonly string[], ...ordered: readonly string[]) =>
  [collection, ...equal.map((field) => `${field} ASCENDING`), ...ordered].join(', ');

// The emulator needs no index, a project refuses a query without one.
it('every filter of the queue has an index in every order', () => {
  const byDate = [
    ...subsetsOf(['estadoCredito', 'juego']).map((equal) => ({ collection: 'users', equal })),
    ...subsetsOf(['estadoCredito', 'juego']).map((equal) => ({
      collection: 'indice',
      equal: ['probada', ...equal],
    })),
  ].filter(({ equal }) => equal.length > 0);
  // Only lists of open ones, which name their states, have deadlines.
  const withDeadlines = subsetsOf(['probada', 'estadoCredito', 'juego']).filter((equal) =>
    equal.includes('estadoCredito'),
  );
  const wanted = DIRECTIONS.flatMap((direction) => [
    ...byDate.map(({ collection, equal }) => named(collection, equal, `registro ${direction}`)),
    ...withDeadlines.map((equal) => named('indice', equal, `vence ${direction}`)),
    // A limit on the deadline asks for it in the order.
    ...['ordenNombre', 'ordenValor'].flatMap((field) =>
      withDeadlines.map((equal) =>
        named('indice', equal, `${field} ${direction}`, 'vence ASCENDING'),
      ),
    ),
    ...['ordenNombre', 'ordenValor'].flatMap((field) =>
      subsetsOf(['probada', 'estadoCredito', 'juego']).map((equal) =>
        named('indice', equal, `${field} ${direction}`, 'registro ASCENDING'),
      ),
    ),
  ]);
  expect(wanted).toHaveLength(2 * (3 + 4 + 4 + 2 * 4 + 2 * 8));
  expect(wanted.filter((index) => !known.has(index))).toEqual([]);
});
