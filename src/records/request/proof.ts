import type { Fact, Proof, ProvenLines } from '../../domain/proof';
import { type FieldReader, isMap, RecordError, type RecordFields, reader } from '../fields';
import type { Moments } from '../moments';

/** The kind of a fact as stored. */
export const STORED_FACT_KIND = {
  exact: 'exacto',
  atLeast: 'alMenos',
  atMost: 'comoMucho',
} as const satisfies Record<Fact['kind'], string>;

const KINDS = Object.keys(STORED_FACT_KIND) as readonly Fact['kind'][];

function readKind(fields: FieldReader, field: string): Fact['kind'] {
  const stored = fields.text(field);
  const kind = KINDS.find((each) => STORED_FACT_KIND[each] === stored);
  if (kind === undefined) throw new RecordError(`the kind of ${field}`);
  return kind;
}

/** `pruebas/{uid}_{gameid}` as written. */
export function proofRecord(
  { account, name, facts, provenAt, expiresAt }: Omit<Proof, 'gameId'>,
  at: Moments['at'],
) {
  const lines = Object.entries(facts).map(([id, { value, kind }]) => [
    id,
    { valor: value, tipo: STORED_FACT_KIND[kind] },
  ]);
  return {
    cuenta: account,
    nombre: name,
    lineas: Object.fromEntries(lines),
    fecha: at(provenAt),
    expira: at(expiresAt),
  };
}

/** `pruebas/{uid}_{gameid}` as read; undefined if it has expired and only its summary is left. */
export function readProof(gameId: string, data: RecordFields): Proof | undefined {
  if (!isMap(data.lineas)) return undefined;
  const fields = reader(data, `pruebas/${gameId}`);
  const lines = fields.part('lineas');
  const facts = Object.keys(data.lineas).map((id) => {
    const line = lines.part(id);
    return [id, { value: line.number('valor'), kind: readKind(line, 'tipo') }] as const;
  });
  return {
    gameId,
    account: fields.text('cuenta'),
    name: fields.text('nombre'),
    facts: Object.fromEntries(facts),
    provenAt: fields.date('fecha'),
    expiresAt: fields.date('expira'),
  };
}

/**
 * A proven line as stored. Lines of before may say `alMenos`, of an account that has no more than
 * was declared: they prove nothing.
 */
const STORED_PROVEN = STORED_FACT_KIND.exact;

/** `prueba` of a request as written. */
export function provenLinesRecord({ account, provenAt, lines }: ProvenLines, at: Moments['at']) {
  return {
    cuenta: account,
    fecha: at(provenAt),
    lineas: Object.fromEntries(lines.map((id) => [id, STORED_PROVEN])),
  };
}

/** The ids of the proven lines of a stored `prueba`. */
export function provenIds(stored: unknown): string[] {
  if (!isMap(stored) || !isMap(stored.lineas)) return [];
  const entries = Object.entries(stored.lineas);
  return entries.filter(([, mark]) => mark === STORED_PROVEN).map(([id]) => id);
}

/** `prueba` as read. Undefined if none of its lines is proven. */
export function readProvenLines(fields: FieldReader, stored: unknown): ProvenLines | undefined {
  const lines = provenIds(stored);
  if (lines.length === 0) return undefined;
  return { account: fields.text('cuenta'), provenAt: fields.date('fecha'), lines };
}
