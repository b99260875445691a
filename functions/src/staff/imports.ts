import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';

/** What a market value may be, in whole dollars, and how many a game keeps; the rules say the same. */
const MIN_VALUE = 10;
const MAX_VALUE = 10_000;
const MOST_VALUES = 500;

/** How an import ended, as it is stored. */
type ImportResult =
  | { readonly estado: 'hecha' }
  | { readonly estado: 'conflicto'; readonly juegos: readonly string[] };

/** A market value to append to a game. */
interface Addition {
  readonly game: DocumentReference;
  readonly values: readonly unknown[];
  readonly value: unknown;
}

/** What the import asks of a game; the rules check neither of the two. */
interface Asked {
  readonly anterior?: unknown;
  readonly nuevo?: unknown;
}

function isMarketValue(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= MIN_VALUE && Number(value) <= MAX_VALUE;
}

/** The value to append, or undefined where the game is no longer as the import says. */
function additionTo(
  stored: DocumentSnapshot | undefined,
  asked: Asked | null,
): Addition | undefined {
  if (!stored) return undefined;
  const values: unknown = stored.get('value') ?? [];
  if (!Array.isArray(values) || values.length >= MOST_VALUES) return undefined;
  const isSeen = (values.at(-1) ?? null) === asked?.anterior;
  if (!isSeen || !isMarketValue(asked?.nuevo)) return undefined;
  return { game: stored.ref, values, value: asked?.nuevo };
}

/**
 * Applies `importaciones/{id}`: appends all its values, each with its entry in `cambios`, or none of
 * them where the value of a game is no longer the one that the import saw. Applies it once, however
 * often it is called. Resolves to the result, undefined where there was nothing to do.
 */
export async function applyImport(db: Firestore, id: string): Promise<ImportResult | undefined> {
  const path = db.doc(`importaciones/${id}`);
  return db.runTransaction(async (transaction) => {
    const asked = await transaction.get(path);
    if (asked.get('estado') !== 'pedida') return undefined;
    const { docs } = await transaction.get(db.collection('games'));
    const games = new Map(docs.map((game) => [game.id, game]));

    const additions: Addition[] = [];
    const juegos: string[] = [];
    for (const [gameId, one] of Object.entries<Asked | null>(asked.get('valores'))) {
      const addition = additionTo(games.get(gameId), one);
      if (addition) additions.push(addition);
      else juegos.push(gameId);
    }
    const isPossible = juegos.length === 0;
    for (const { game, values, value } of isPossible ? additions : []) {
      const change = {
        valor: value,
        ...(values.length > 0 && { anterior: values.at(-1) }),
        motivo: asked.get('motivo'),
        autor: asked.get('autor'),
        fecha: FieldValue.serverTimestamp(),
      };
      transaction.update(game, { value: [...values, value], ultimoCambio: change });
      transaction.set(game.collection('cambios').doc(String(values.length)), change);
    }
    const result: ImportResult = isPossible ? { estado: 'hecha' } : { estado: 'conflicto', juegos };
    transaction.update(path, { ...result });
    return result;
  });
}
