import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { BY_PHONE } from '../../src/domain/request/reasons';
import { STORED_REASON } from '../../src/records/words';

/** The staff's part of an older request in the form of a case file; undefined if it has none. */
function caseFileOf({ propuesta, decision, preguntas }: DocumentData): DocumentData | undefined {
  const { motivo, ...decided } = decision ?? {};
  const asked = Object.entries<DocumentData>(preguntas ?? {}).flatMap(
    ([number, { autor, fecha }]) => (autor === undefined ? [] : [[number, { autor, fecha }]]),
  );
  const file = {
    ...(propuesta !== undefined && { propuesta }),
    ...(decided.autor !== undefined && { decision: decided }),
    ...(asked.length > 0 && { preguntas: Object.fromEntries(asked) }),
  };
  return Object.keys(file).length > 0 ? file : undefined;
}

/** The changes in the request itself, by path. */
function withoutStaff({ estadoCredito, propuesta, decision, preguntas }: DocumentData) {
  const gone = [
    ...(propuesta === undefined ? [] : ['propuesta']),
    ...(decision === undefined ? [] : ['decision.autor', 'decision.repetida']),
    ...Object.keys(preguntas ?? {}).map((number) => `preguntas.${number}.autor`),
  ];
  return {
    ...Object.fromEntries(gone.map((path) => [path, FieldValue.delete()])),
    ...(estadoCredito === 'porConfirmar' && { estadoCredito: 'pendiente' }),
    ...(decision?.motivo === 'repetida' && { 'decision.motivo': STORED_REASON[BY_PHONE] }),
  };
}

/**
 * Moves the staff's part of a request, which the record held until 24 November 2026, to its case
 * file `expedientes/{uid}`. The visitor of a repeat then no longer sees the other request.
 */
export async function moveToCaseFile(db: Firestore, { ref }: QueryDocumentSnapshot): Promise<void> {
  const caseFile = db.doc(`expedientes/${ref.id}`);
  await db.runTransaction(async (transaction) => {
    const request = (await transaction.get(ref)).data();
    const file = request && caseFileOf(request);
    if (!file && request?.estadoCredito !== 'porConfirmar') return;
    const code: unknown = request?.codigo;
    if (file) transaction.set(caseFile, file, { merge: true });
    transaction.update(ref, withoutStaff(request ?? {}));
    if (request?.decision?.motivo === 'repetida' && typeof code === 'string')
      transaction.update(db.doc(`seguimiento/${code}`), { motivo: STORED_REASON[BY_PHONE] });
  });
}

/** Whether a request may still hold a part that is for staff only. */
export function isOfStaff(request: QueryDocumentSnapshot): boolean {
  return (
    caseFileOf(request.data()) !== undefined || request.get('estadoCredito') === 'porConfirmar'
  );
}
