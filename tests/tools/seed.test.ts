import { describe, expect, it } from 'vitest';
import { isPossibleAnswer } from '../../src/domain/answers';
import {
  answerBy,
  COMPLAINT_KINDS,
  COMPLAINT_PATTERN,
  isOpenComplaint,
  MAX_COMPLAINT,
} from '../../src/domain/complaint/complaint';
import { estimate } from '../../src/domain/estimate';
import { checkLine, checkName } from '../../src/domain/fields/fields';
import { hasWrongCheckDigit, readCedula } from '../../src/domain/fields/identifiers/cedula';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import { CODE_PATTERN } from '../../src/domain/request/request-code';
import { searchWords } from '../../src/domain/search';
import { calculators, findCalculator } from '../../src/games';
import { readStaffRequest } from '../../src/records/case-file';
import { readComplaint } from '../../src/records/complaint';
import { STORED_NEED, STORED_REASON, STORED_TOLD } from '../../src/records/words';
import { requestDocuments } from '../../tools/samples/documents';
import { casework } from '../../tools/seed/casework';
import { randomComplaints } from '../../tools/seed/complaints';
import { randomFrom } from '../../tools/seed/random';
import { randomRequests, type SeedRequest } from '../../tools/seed/requests';
import { randomSubscribers } from '../../tools/seed/subscribers';

const NOW = Date.UTC(2026, 10, 20);
const HOURS_72 = 72 * 3_600_000;

interface StoredRequest {
  nombre: string;
  correo: string;
  cedula: string;
  juego: string;
  valor: number;
  atributos: Record<string, number>;
  estadoCredito: string;
  registro: { toMillis(): number };
  actualizado: { toMillis(): number };
  decision?: { fecha: { toMillis(): number }; motivo?: string; hasta?: unknown };
  retiro?: { fecha: unknown };
  banco?: { estado: string; fecha: unknown };
  cierre?: { fecha: { toMillis(): number } };
  correccion?: { anterior: string };
  prueba?: { lineas: Record<string, object>; parte: number };
  decisiones?: Record<1, { estado: string; ahora: string; deshecha: { toMillis(): number } }>;
  preguntas?: Record<1, { necesita: string; fecha: { toMillis(): number }; respuesta?: string }>;
}

/** The member of staff who acted on a request. */
interface Signed {
  autor: string;
}

interface StoredFile {
  propuesta?: Signed;
  decision?: Signed & { motivo?: string };
  preguntas?: Record<number, Signed>;
  participaron?: string[];
  reversion?: Signed & { decision: Signed; fin?: Signed };
}

const colleagues = ['leo', 'ana'] as const;
const seed = { calculators, now: NOW, days: 30, author: 'staff', colleagues };
const make = (count: number): SeedRequest[] => [...randomRequests(randomFrom(1), count, seed)];
const seeds = make(3000);

/** Every document of a made-up request by its path. */
const documentsOf = ({ request, signedIn }: SeedRequest) =>
  new Map(requestDocuments(request, signedIn).map(({ path, data }) => [path, data]));

const requests = seeds.map((made) => {
  const documents = documentsOf(made);
  const { id } = made.request;
  const [data, file] = [documents.get(`users/${id}`), documents.get(`expedientes/${id}`)];
  return { path: `users/${id}`, data: data ?? {}, file: (file ?? {}) as StoredFile };
});
const records = requests.map(({ data }) => data as unknown as StoredRequest);

function repeated(values: readonly string[]): number {
  return values.length - new Set(values).size;
}

describe('made-up requests', () => {
  it('are the same every time', () => {
    expect(make(20)).toEqual(seeds.slice(0, 20));
  });

  it('come from people whose data the forms accept', () => {
    for (const { nombre, correo, cedula } of records.slice(0, 500)) {
      expect([checkName(nombre), readEmail(correo).problem, readCedula(cedula).problem]).toEqual(
        Array(3).fill(undefined),
      );
      expect(hasWrongCheckDigit(cedula)).toBe(false);
    }
  });

  it('carry answers that the game takes and the value that its rates give them', () => {
    for (const { juego, atributos, valor } of records.slice(0, 500)) {
      const calculator = findCalculator(juego);
      if (calculator === undefined) expect.fail(juego);
      expect(Object.keys(atributos)).toEqual(calculator.attributes.map(({ id }) => id));
      for (const attribute of calculator.attributes)
        expect(isPossibleAnswer(attribute, atributos[attribute.id])).toBe(true);
      expect(valor).toBe(estimate(calculator, atributos).value);
      expect(valor).toBeGreaterThan(0);
    }
  });

  it('are proven if a publisher tells, in lines that the game has', () => {
    const proven = records.filter(({ prueba }) => prueba);
    const games = new Set(proven.map(({ juego }) => juego));
    expect([...games].sort()).toEqual(
      calculators.flatMap(({ id, ownership }) => (ownership ? [id] : [])).sort(),
    );
    for (const { atributos, prueba } of proven)
      for (const id of Object.keys(prueba?.lineas ?? {})) expect(atributos).toHaveProperty(id);
    expect(proven.some(({ prueba }) => prueba?.parte === 0)).toBe(true);
    expect(proven.some(({ prueba }) => (prueba?.parte ?? 0) > 0)).toBe(true);
  });

  it('use every game and every status, and repeat a few cedulas and e-mails', () => {
    expect(new Set(records.map(({ juego }) => juego)).size).toBe(calculators.length);
    expect(new Set(records.map(({ estadoCredito }) => estadoCredito)).size).toBe(6);
    expect(repeated(records.map(({ cedula }) => cedula))).toBeGreaterThan(10);
    expect(repeated(records.map(({ correo }) => correo))).toBeGreaterThan(10);
  });

  it('wait mostly while their 72 hours last, and are mostly decided afterwards', () => {
    const isFresh = ({ registro }: StoredRequest) => NOW - registro.toMillis() <= HOURS_72;
    const pending = (list: StoredRequest[]) =>
      list.filter(({ estadoCredito }) => estadoCredito === 'pendiente').length / list.length;
    expect(pending(records.filter(isFresh))).toBeGreaterThan(0.8);
    expect(pending(records.filter((record) => !isFresh(record)))).toBeLessThan(0.05);
  });

  it('are decided after they came in and not in the future', () => {
    for (const { registro, decision } of records) {
      if (decision === undefined) continue;
      expect(decision.fecha.toMillis()).toBeGreaterThanOrEqual(registro.toMillis());
      expect(decision.fecha.toMillis()).toBeLessThanOrEqual(NOW);
    }
  });
});

describe('the lives of made-up requests', () => {
  const inState = (state: string) => records.filter(({ estadoCredito }) => estadoCredito === state);

  it('have what their state asks for, and nothing of another', () => {
    for (const { decision } of inState('rechazado')) expect(decision?.motivo).toBeDefined();
    for (const { decision } of inState('aprobado')) expect(decision?.motivo).toBeUndefined();
    for (const { retiro, decision } of inState('retirado'))
      expect([retiro !== undefined, decision]).toEqual([true, undefined]);
    for (const { cierre, decision, retiro, preguntas } of inState('sinRespuesta')) {
      expect([decision, retiro, preguntas?.[1].respuesta]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(cierre?.fecha.toMillis()).toBeLessThanOrEqual(NOW);
    }
    for (const { preguntas } of inState('informacion'))
      expect(preguntas?.[1].respuesta).toBeUndefined();
    for (const { decision, retiro } of [...inState('pendiente'), ...inState('informacion')])
      expect([decision, retiro]).toEqual([undefined, undefined]);
  });

  it('were put right in a few cases: some are pending again, some approved since', () => {
    const undone = records.filter(({ decisiones }) => decisiones);
    expect(new Set(undone.map(({ estadoCredito }) => estadoCredito))).toEqual(
      new Set(['pendiente', 'aprobado']),
    );
    for (const { decisiones, decision } of undone) {
      const { estado, ahora, deshecha } = decisiones?.[1] ?? {};
      expect([estado, ahora]).toEqual(['rechazado', 'pendiente']);
      if (decision) expect(decision.fecha.toMillis()).toBeGreaterThan(deshecha?.toMillis() ?? 0);
    }
    const waiting = requests.filter(({ file }) => file.reversion && !file.reversion.fin);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { file } of waiting) expect(file.reversion?.autor).not.toBe(file.decision?.autor);
  });

  it('were reconsidered in a few cases, by others than who declined them', () => {
    const reconsidered = requests.filter(({ data }) => data.reconsideracion);
    expect(new Set(reconsidered.map(({ data }) => data.estadoCredito))).toEqual(
      new Set(['pendiente', 'aprobado']),
    );
    for (const { path, data, file } of reconsidered) {
      const request = readStaffRequest(path.slice('users/'.length), data, { ...file });
      expect(request).toMatchObject({
        // Whatever the reason is, also one that was not told.
        reconsideration: { point: 'overlooked' },
        undone: [{ status: 'declined', byVisitor: true, next: 'pending' }],
        tookPart: [file.reversion?.decision.autor],
      });
      expect(request.tookPart).not.toContain(request.decision?.author);
    }
  });

  it('have every reason, every need, answers and corrected addresses', () => {
    const reasons = requests.map(({ file }) => file.decision?.motivo);
    const told = records.map(({ decision }) => decision?.motivo);
    const needs = records.map(({ preguntas }) => preguntas?.[1].necesita);
    expect([...reasons]).toEqual(expect.arrayContaining(Object.values(STORED_REASON)));
    expect([...told]).toContain(STORED_TOLD.reserved);
    expect([...needs]).toEqual(expect.arrayContaining(Object.values(STORED_NEED)));
    expect(inState('pendiente').some(({ preguntas }) => preguntas?.[1].respuesta)).toBe(true);
    for (const { correo, correccion } of records.filter((record) => record.correccion)) {
      expect(readEmail(correccion?.anterior ?? '').problem).toBeUndefined();
      expect(correccion?.anterior).not.toBe(correo);
    }
    expect(records.some(({ correccion }) => correccion)).toBe(true);
  });
});

describe('the search entries of made-up requests', () => {
  it('stand one beside each and find its surname', () => {
    for (const made of seeds.slice(0, 20)) {
      const { id, applicant } = made.request;
      expect(Object.keys(documentsOf(made).get(`indice/${id}`)?.tokens ?? {})).toEqual(
        expect.arrayContaining(searchWords(applicant.name)),
      );
    }
  });
});

describe('the trackers of made-up requests', () => {
  it('equal their request, each under its own code', () => {
    const documents = new Map(seeds.slice(0, 500).flatMap((made) => [...documentsOf(made)]));
    const ofCodes = [...documents.keys()].filter((path) => /^(seguimiento|codigos)/.test(path));
    expect(ofCodes).toHaveLength(2 * 500);
    for (const { data } of requests.slice(0, 500)) {
      const { decision, preguntas, decisiones, estadoCredito, banco } =
        data as unknown as StoredRequest;
      expect(data.codigo).toMatch(new RegExp(CODE_PATTERN));
      expect(documents.get(`codigos/${data.codigo}`)).toEqual({ id: data.id });
      expect(documents.get(`seguimiento/${data.codigo}`)).toEqual({
        juego: data.juego,
        estado: estadoCredito,
        enviada: data.registro,
        plazo: 72,
        actualizada: data.actualizado,
        motivo: decision?.motivo ?? null,
        necesita: estadoCredito === 'informacion' ? preguntas?.[1].necesita : null,
        ...(decisiones && { anterior: decisiones[1] }),
        ...(banco && { banco }),
        ...(decision?.hasta ? { hasta: decision.hasta } : {}),
      });
    }
  });
});

describe('made-up complaints', () => {
  const made = [...randomComplaints(randomFrom(4), seeds.slice(0, 50), NOW, 'staff')];
  const complaints = made.flatMap(({ path, data }) =>
    path.startsWith('reclamos/') ? [readComplaint(path.slice('reclamos/'.length), data)] : [],
  );

  it('are of every kind, with numbers that the rules take, and texts that the forms take', () => {
    expect(new Set(complaints.map(({ kind }) => kind)).size).toBe(COMPLAINT_KINDS.length);
    for (const { number, name, email, text } of complaints) {
      expect(number).toMatch(new RegExp(COMPLAINT_PATTERN));
      expect([checkName(name), readEmail(email).problem, checkLine(text, MAX_COMPLAINT)]).toEqual(
        Array(3).fill(undefined),
      );
    }
  });

  it('are open, one of them overdue, answered either way, or withdrawn', () => {
    const open = complaints.filter(isOpenComplaint);
    expect(open.filter((each) => answerBy(each).getTime() < NOW)).toHaveLength(1);
    expect(open.length).toBeGreaterThan(3);
    const verdicts = complaints.flatMap(({ answer }) => (answer ? [answer.upheld] : []));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
    expect(complaints.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(1);
    for (const { answer, number } of complaints)
      expect(made.some(({ path }) => path === `auditoria/reclamo_${number}`)).toBe(
        answer !== undefined,
      );
  });
});

describe('made-up subscribers', () => {
  it('are kept under the session and the time of signing up', () => {
    const made = [...randomSubscribers(randomFrom(2), 50, NOW)];
    expect(made).toHaveLength(100);
    for (const { path, data } of made.filter((document) => 'correo' in document.data)) {
      const { registro, id, correo } = data as unknown as StoredRequest & { id: string };
      expect(path).toBe(`subscriptores/${id}_${registro.toMillis()}`);
      expect(readEmail(correo).problem).toBeUndefined();
    }
  });

  it('come each with the code that ends the subscription', () => {
    const made = [...randomSubscribers(randomFrom(2), 50, NOW)];
    for (let at = 0; at < made.length; at += 2) {
      const [subscriber, ending] = [made[at], made[at + 1]];
      expect(ending?.path).toBe(`bajas/${subscriber?.data.baja}`);
      expect(`subscriptores/${ending?.data.clave}`).toBe(subscriber?.path);
    }
  });
});

describe('made-up casework', () => {
  const made = [...casework(randomFrom(3), seeds, NOW, ['leo', 'ana'])];
  const ids = made.map(({ path }) => path);

  it('writes nothing twice, and audits every decision and proposal', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, data, file } of requests) {
      const uid = path.slice('users/'.length);
      if (data.decision) expect(ids).toContain(`auditoria/decision_${uid}`);
      if (file.propuesta) expect(ids.some((id) => id.includes(`propuesta_${uid}_`))).toBe(true);
    }
    expect(requests.some(({ file }) => file.propuesta)).toBe(true);
  });

  it('keeps who decided, asked and proposed in case files, and out of the requests', () => {
    for (const { data, file } of requests) {
      expect(Object.keys(data.preguntas ?? {})).toEqual(Object.keys(file.preguntas ?? {}));
      expect(data.decision !== undefined).toBe(file.decision !== undefined);
      expect(JSON.stringify(data)).not.toContain('autor');
    }
  });

  it('has claims of colleagues with their entries, and notes', () => {
    const claims = ids.filter((id) => id.startsWith('tomas/'));
    expect(claims.length).toBeGreaterThan(0);
    for (const id of claims) expect(ids).toContain(`auditoria/toma_${id.slice('tomas/'.length)}_1`);
    // Nobody holds a request that they may not decide again.
    const takers = new Map(made.map(({ path, data }) => [path, data.autor]));
    for (const { path, file } of requests)
      for (const taker of file.participaron ?? [])
        expect(takers.get(path.replace('users/', 'tomas/'))).not.toBe(taker);
    expect(ids.some((id) => id.startsWith('notas/'))).toBe(true);
  });
});
