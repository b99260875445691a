/** A stored loan request, as staff find it. */
export function storedRequest(
  id: string,
  {
    hoursAgo = 1,
    name = 'Ana Pérez',
    email = `${id}@example.com`,
    nickname = 'anita',
    cedula = '001-1234567-8',
    game = 'roblox',
    value = 1625,
    status = 'pendiente',
    language = 'es',
  } = {},
) {
  const registered = new Date(Date.now() - hoursAgo * 3_600_000);
  return {
    id,
    nombre: name,
    correo: email,
    nickname,
    cedula,
    juego: game,
    estadoCredito: status,
    registro: registered,
    ulTimoingreso: registered,
    esAnonimo: true,
    valor: value,
    atributos: { robux: 1300, limitedItems: 0, nameLetters: 0, accountYears: 0, ugc: 0 },
    versionTarifas: 1,
    idioma: language,
    consentimiento: { version: '2026-11', idioma: language, fecha: registered, mercadeo: false },
    ...(status !== 'pendiente' && { decision: { autor: 'eva', fecha: registered } }),
  };
}

/** A stored loan request with the specification's ten fields and no other. */
export function oldRequest(id: string, details: Parameters<typeof storedRequest>[1] = {}) {
  const { valor, atributos, versionTarifas, idioma, consentimiento, ...tenFields } = storedRequest(
    id,
    details,
  );
  return tenFields;
}

/** A stored subscriber, as staff find it. */
export function storedSubscriber(
  name: string,
  lastName: string,
  { email = `${name}@example.com`.toLowerCase(), minutesAgo = 1 } = {},
) {
  const registered = new Date(Date.now() - minutesAgo * 60_000);
  return {
    nombre: name,
    apellido: lastName,
    correo: email,
    id: 'visitor',
    registro: registered,
    ulTimoingreso: registered,
    esAnonimo: true,
  };
}
