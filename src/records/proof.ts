import type { Answers } from '../domain/answers';
import type { Fact, Proof, RequestProof, Verdict } from '../domain/proof';
import { isMap, type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { STORED_FACT_KIND, STORED_MARK } from './words';

/** `pruebas/{uid}_{gameid}` as written. */
export function proofRecord(
  { account, name, facts, createdDay, provenAt, expiresAt }: Omit<Proof, 'gameId'>,
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
    ...(createdDay !== undefined && { creada: createdDay }),
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
    return [
      id,
      { value: line.number('valor'), kind: line.word('tipo', STORED_FACT_KIND) },
    ] as const;
  });
  return {
    gameId,
    account: fields.text('cuenta'),
    name: fields.text('nombre'),
    facts: Object.fromEntries(facts),
    ...(fields.has('creada') && { createdDay: fields.text('creada') }),
    provenAt: fields.date('fecha'),
    expiresAt: fields.date('expira'),
  };
}

/** A proven line in records of before; `alMenos` in them proves nothing. */
const PROVEN_BEFORE = STORED_FACT_KIND.exact;

function storedLine(line: Fact | Verdict) {
  if (!('mark' in line)) return { tipo: STORED_FACT_KIND[line.kind], valor: line.value };
  const { mark, counted } = line;
  return { marca: STORED_MARK[mark], ...(mark === 'proven' && { cantidad: counted }) };
}

/** `prueba` of a request as written. */
export function requestProofRecord(proof: RequestProof, at: Moments['at']) {
  const { number, account, name, createdDay, provenAt, previousAt, lines, percent, expiresAt } =
    proof;
  return {
    n: number,
    cuenta: account,
    ...(name !== undefined && { nombre: name }),
    ...(createdDay !== undefined && { creada: createdDay }),
    fecha: at(provenAt),
    ...(previousAt && { anterior: at(previousAt) }),
    lineas: Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, storedLine(line)])),
    ...(percent !== undefined && { parte: percent }),
    ...(expiresAt && { expira: at(expiresAt) }),
  };
}

function readLine(stored: unknown, answer: number, where: string): Fact | Verdict | undefined {
  if (!isMap(stored))
    return stored === PROVEN_BEFORE ? { mark: 'proven', counted: answer } : undefined;
  const fields = reader(stored, where);
  if (fields.has('tipo'))
    return { kind: fields.word('tipo', STORED_FACT_KIND), value: fields.number('valor') };
  const mark = fields.word('marca', STORED_MARK);
  return { mark, counted: fields.has('cantidad') ? fields.number('cantidad') : 0 };
}

/** `prueba` of a request with these answers as read. */
export function readRequestProof(stored: RecordFields, answers: Answers): RequestProof {
  const fields = reader(stored, 'prueba');
  const lines = isMap(stored.lineas) ? stored.lineas : {};
  const read = Object.entries(lines).flatMap(([id, line]) => {
    const known = readLine(line, answers[id] ?? 0, `prueba: ${id}`);
    return known ? [[id, known] as const] : [];
  });
  return {
    number: fields.has('n') ? fields.number('n') : 1,
    account: fields.text('cuenta'),
    ...(fields.has('nombre') && { name: fields.text('nombre') }),
    ...(fields.has('creada') && { createdDay: fields.text('creada') }),
    provenAt: fields.date('fecha'),
    ...(fields.has('anterior') && { previousAt: fields.date('anterior') }),
    lines: Object.fromEntries(read),
    ...(fields.has('parte') && { percent: fields.number('parte') }),
    ...(fields.has('expira') && { expiresAt: fields.date('expira') }),
  };
}
