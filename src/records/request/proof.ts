import type { Fact, Proof, ProvenLines } from '../../domain/proof';
import { type FieldReader, isMap, RecordError, type RecordFields, reader } from '../fields';
import type { Moments } from '../moments';

const KINDS: Readonly<Record<string, Fact['kind']>> = {
  exacto: 'exact',
  alMenos: 'atLeast',
  comoMucho: 'atMost',
};

const STORED = { exact: 'exacto', atLeast: 'alMenos' } as const;

function readKind(fields: FieldReader, field: string): Fact['kind'] {
  const kind = KINDS[fields.text(field)];
  if (kind === undefined) throw new RecordError(`the kind of ${field}`);
  return kind;
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

/** `prueba` of a request as written. */
export function provenLinesRecord({ account, provenAt, lines }: ProvenLines, at: Moments['at']) {
  const lineas = Object.entries(lines).map(([id, kind]) => [id, STORED[kind]]);
  return {
    cuenta: account,
    fecha: at(provenAt),
    lineas: Object.fromEntries(lineas),
  };
}

/** `prueba` as read. Leaves out a line of another kind, which the rules let nobody write. */
export function readProvenLines(fields: FieldReader, stored: unknown): ProvenLines {
  const lines = fields.part('lineas');
  const ids = isMap(stored) && isMap(stored.lineas) ? Object.keys(stored.lineas) : [];
  const kinds = ids.flatMap((id) => {
    const kind = readKind(lines, id);
    return kind === 'atMost' ? [] : [[id, kind] as const];
  });
  return {
    account: fields.text('cuenta'),
    provenAt: fields.date('fecha'),
    lines: Object.fromEntries(kinds),
  };
}
