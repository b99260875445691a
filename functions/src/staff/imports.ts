import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';

/**
 * The range of a market value in whole dollars, and how many values a game keeps. The rules have
 * the same limits.
 */
const MIN_VALUE = 10;
const MAX_VALUE = 10_000;
const MOST_VALUES = 500;

/** The result of an import, as stored. */
type ImportResult =
  | { readonly estado: 'hecha' }
  | { readonly estado: 'conflicto'; readonly juegos: readonly string[] };

/** A market value to append to a game. */
interface Addition {
  readonly game: DocumentReference;
  readonly values: readonly unknown[];
  readonly value: unknown;
}

/** A game's line of the import; the rules check neither value. */
interface Asked {
  readonly anterior?: unknown;
  readonly nuevo?: unknown;
}

function isMarketValue(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= MIN_VALUE && Number(value) <= MAX_VALUE;
}

/** The value to append, or undefined if the game has changed since the import was made. */
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
 * Applies `importaciones/{id}`: appends all its values, each with its entry in `cambios`, or none
 * of them if the value of a game has changed since the import saw it. Repeated calls apply it once.
 * Resolves to the result, undefined if there was nothing to do.
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
