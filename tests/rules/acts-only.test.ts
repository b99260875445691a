import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { refused } from '../support/rules/rules-outcome';
import { nobody, staff, visitor } from '../support/rules/rules-people';
import { commit, place, placeTracked } from '../support/rules/rules-records';

const ALL = ['lectura', 'analista', 'revisor', 'admin'];

test('what acts write is made, changed and deleted by nobody in a browser', async () => {
  const { uid, code } = await placeTracked();
  const number = 'RC-2026-7K3A-Q9WM';
  const paths = [
    `expedientes/${uid}`,
    `tomas/${uid}`,
    `notas/${uid}/lista/n`,
    `vistas/${uid}`,
    `eventos/${number}`,
    `vistasEquipo/${uid}`,
    `importaciones/${uid}`,
    'ajustes/credito',
    'ajustes/avisos',
    'ajustes/integracion',
    `mail/${uid}_decision`,
    `mail/${uid}_pregunta_1`,
    `mail/${uid}_deshecha_1`,
    `mail/${uid}_retiro`,
    `mail/${uid}_correo`,
    `mail/${uid}_respuesta_1`,
    `mail/${number}_cierre`,
    `mail/${number}_recibo`,
    `mail/${number}_retiro`,
    `reclamos/${number}`,
    `misReclamos/${uid}`,
    `tarifas/${uid}`,
    `tarifas/${uid}/versiones/2`,
    `borradores/${uid}`,
    'condiciones/prestamo',
    'condiciones/prestamo/versiones/2',
    'condiciones/borrador',
    ...['retiro', 'reconsideracion', 'borrado', 'baja'].map((kind) => `peticiones/${code}_${kind}`),
    ...[
      'decision',
      'propuesta',
      'deshacer',
      'deshecha',
      'toma',
      'suelta',
      'vista',
      'reclamo',
      'compartir',
      'quitar',
      'tarifas',
      'borrador',
      'catalogo',
      'importacion',
      'ajustes',
    ].map((act) => `auditoria/${act}_${uid}_1`),
  ];
  const everybody = [visitor({}, uid), visitor(), staff({ roles: ALL }), { db: nobody }];
  for (const path of paths) {
    for (const who of everybody) await refused(commit(who, [{ path, data: { autor: uid } }]));
    await place(path, { autor: uid });
    for (const who of everybody) {
      await refused(commit(who, [{ path, data: { autor: 'eva' }, change: true }]));
      await refused(deleteDoc(doc(who.db, path)));
    }
  }
});

test('a request and its tracker are changed by nobody in a browser, its visitor included', async () => {
  const asked = { necesita: 'cedula', fecha: Timestamp.fromMillis(Date.now() - 60_000) };
  const consentimiento = { version: '2026-11', mercadeo: true };
  const { uid, code } = await placeTracked({
    estadoCredito: 'informacion',
    preguntas: { 1: asked },
    consentimiento,
  });
  const now = serverTimestamp();
  const moved = (estado: string, fields: DocumentData) => ({
    estadoCredito: estado,
    actualizado: now,
    ...fields,
  });
  const changes: readonly DocumentData[] = [
    ...['aprobado', 'rechazado', 'pendiente', 'retirado'].map((estado) => moved(estado, {})),
    moved('retirado', { retiro: { fecha: now } }),
    moved('pendiente', { 'preguntas.1.respuesta': 'Sí', 'preguntas.1.respondida': now }),
    { correo: 'otra@example.com', correccion: { anterior: 'ana@example.com', fecha: now } },
    { 'consentimiento.mercadeo': false, 'consentimiento.retiroMercadeo': now },
    { prueba: { cuenta: '#2PP', fecha: now, lineas: { robux: 'exacto' } } },
  ];
  for (const who of [visitor({}, uid), visitor(), staff({ roles: ALL }), { db: nobody }])
    for (const data of changes) {
      const record = { path: `users/${uid}`, data, change: true };
      const shown = { estado: data.estadoCredito ?? 'retirado', actualizada: now, necesita: null };
      const tracker = { path: `seguimiento/${code}`, data: shown, change: true };
      for (const batch of [[record], [tracker], [record, tracker]])
        await refused(commit(who, batch));
    }
});

test('a game is changed by nobody but a reviewer who appends a value', async () => {
  const path = 'games/actsOnly';
  await place(path, { gameid: 'actsOnly', name: 'Roblox', image: '', value: [150], destino: '/' });
  const entry = { path: 'auditoria/catalogo_actsOnly_1', data: { autor: 'eva' } };
  for (const who of [visitor(), staff({ roles: ALL }), { db: nobody }])
    for (const data of [
      { name: 'Otro', ediciones: 1 },
      { image: '/a.png' },
      { value: [150, 170] },
    ]) {
      await refused(commit(who, [{ path, data, change: true }]));
      await refused(commit(who, [{ path, data, change: true }, entry]));
    }
});

test('M5: a petition is read and listed by nobody, its words and the hash of its key included', async () => {
  const { uid, code } = await placeTracked();
  const kinds = ['retiro', 'reconsideracion', 'borrado', 'baja'];
  const paths = kinds.map((kind) => `peticiones/${code}_${kind}`);
  for (const path of paths)
    await place(path, { estado: 'confirmar', huella: 'h', sobre: 'motivo', texto: 'Pagué.' });
  for (const { db } of [visitor({}, uid), visitor(), staff({ roles: ALL }), { db: nobody }]) {
    for (const path of paths) await refused(getDoc(doc(db, path)));
    await refused(getDocs(query(collection(db, 'peticiones'), limit(1))));
  }
});
