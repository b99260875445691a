import {
  type DocumentData,
  deleteDoc,
  doc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { refused } from '../support/rules/rules-outcome';
import { nobody, staff, visitor } from '../support/rules/rules-people';
import { commit, place, placeTracked } from '../support/rules/rules-records';
import { ROLES } from '../support/rules/rules-staff';

test('what acts and other functions write is made, changed and deleted by nobody in a browser', async () => {
  const { uid, code } = await placeTracked();
  const number = 'RC-2026-7K3A-Q9WM';
  const under = (id: string, ...names: readonly string[]) => names.map((name) => `${name}/${id}`);
  const paths = [
    ...under(uid, 'expedientes', 'tomas', 'vistas', 'vistasEquipo', 'importaciones', 'indice'),
    ...under(uid, 'resumen', 'equipo', 'aportes', 'tareas', 'archivo', 'borradas', 'intentos'),
    ...under(uid, 'retos', 'limites', 'correos_salida', 'personal', 'misReclamos', 'otra'),
    ...under(uid, 'tarifas', 'borradores', 'mail'),
    `notas/${uid}/lista/n`,
    `users/${uid}/notas/n`,
    `games/${uid}/precios/n`,
    `personal/${uid}/otras/n`,
    `tarifas/${uid}/versiones/2`,
    `pruebas/${uid}_roblox`,
    `codigos/${code}`,
    ...under(number, 'eventos', 'reclamos'),
    ...['credito', 'avisos', 'integracion', 'personal'].map((name) => `ajustes/${name}`),
    ...['prestamo', 'prestamo/versiones/2', 'borrador', 'ritmo'].map((of) => `condiciones/${of}`),
    'cifras/reclamos',
    ...['decision', 'pregunta_1', 'deshecha_1', 'retiro', 'correo', 'respuesta_1'].map(
      (name) => `mail/${uid}_${name}`,
    ),
    ...['cierre', 'recibo', 'retiro'].map((name) => `mail/${number}_${name}`),
    ...['retiro', 'reconsideracion', 'borrado', 'baja'].map((kind) => `peticiones/${code}_${kind}`),
    ...[
      ...['decision', 'propuesta', 'deshacer', 'deshecha', 'toma', 'suelta', 'vista', 'reclamo'],
      ...['compartir', 'quitar', 'tarifas', 'borrador', 'catalogo', 'importacion', 'ajustes'],
      ...['reenvio', 'evento', 'prestamo'],
    ].map((act) => `auditoria/${act}_${uid}_1`),
  ];
  const everybody = [visitor({}, uid), visitor(), staff({ roles: ROLES }), { db: nobody }];
  const isWrittenByNobody = async (path: string) => {
    for (const who of everybody) await refused(commit(who, [{ path, data: { autor: uid } }]));
    await place(path, { autor: uid });
    for (const who of everybody) {
      for (const data of [{ autor: 'eva' }, { 'delivery.state': 'RETRY', reenvios: 1 }])
        await refused(commit(who, [{ path, data, change: true }]));
      await refused(deleteDoc(doc(who.db, path)));
    }
  };
  await Promise.all(paths.map(isWrittenByNobody));
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
    { banco: { estado: 'desembolsado', fecha: now } },
    { valor: 99_999 },
  ];
  for (const who of [visitor({}, uid), visitor(), staff({ roles: ROLES }), { db: nobody }])
    for (const data of changes) {
      const record = { path: `users/${uid}`, data, change: true };
      const shown = { estado: data.estadoCredito ?? 'retirado', actualizada: now, necesita: null };
      const tracker = { path: `seguimiento/${code}`, data: shown, change: true };
      for (const batch of [[record], [tracker], [record, tracker]])
        await refused(commit(who, batch));
    }
  for (const { db } of [visitor({}, uid), visitor(), staff({ roles: ROLES }), { db: nobody }])
    for (const path of [`users/${uid}`, `seguimiento/${code}`])
      await refused(deleteDoc(doc(db, path)));
});

test('a game is changed by nobody but a reviewer who appends a value', async () => {
  const path = 'games/actsOnly';
  await place(path, { gameid: 'actsOnly', name: 'Roblox', image: '', value: [150], destino: '/' });
  const entry = { path: 'auditoria/catalogo_actsOnly_1', data: { autor: 'eva' } };
  for (const who of [visitor(), staff({ roles: ROLES }), { db: nobody }])
    for (const data of [
      { name: 'Otro', ediciones: 1 },
      { image: '/a.png' },
      { value: [150, 170] },
    ]) {
      await refused(commit(who, [{ path, data, change: true }]));
      await refused(commit(who, [{ path, data, change: true }, entry]));
    }
});
