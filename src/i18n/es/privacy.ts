/** The data that the bank keeps of visitors, and the visitors' rights. */
export const privacy = {
  title: 'Privacidad.',
  lead: 'Qué guardamos de ti, para qué, quién lo ve y hasta cuándo. Aquí no hay letra pequeña.',
  facts: {
    label: 'En breve',
    account: 'Tu cuenta sigue siendo tuya.',
    accountText: 'No la compramos, no la recibimos y no la tocamos.',
    password: 'Nunca pedimos tu contraseña.',
    passwordText: 'Ni la del juego ni un código de acceso. Quien te la pida no es el banco.',
    erased: 'Nada tuyo se queda para siempre.',
    erasedText:
      'Cada dato tuyo tiene una fecha en la que se borra solo. Casi todo puedes borrarlo antes.',
  },
  kept: {
    title: 'Lo que guardamos',
    what: 'Qué',
    why: 'Para qué',
    who: 'Quién lo ve',
    until: 'Hasta cuándo',
    estimate: {
      what: 'Lo que anotas en una calculadora, y las cuentas que guardas',
      why: 'Calcular el valor de tu cuenta',
      who: 'Solo tú: queda en tu navegador',
      until: 'Cuando lo olvides en este equipo',
    },
    request: {
      what: 'Tu solicitud: nombre, cédula, correo, teléfono si lo diste, usuario en el juego, cuenta y valor',
      why: 'Decidir sobre el préstamo y responderte',
      who: 'Tú y el personal del banco',
      until:
        'Retirada: {{withdrawn}}. Cerrada sin tu respuesta: {{unanswered}}. Aprobada y caducada: {{lapsed}}. Rechazada: {{declined}}. Aprobada: {{approved}}, {{law.retention.es}}',
    },
    consents: {
      what: 'Lo que autorizaste: el texto, su versión y la fecha',
      why: 'Saber qué aceptaste y qué no',
      who: 'Tú y el personal del banco',
      until: 'Lo mismo que la solicitud',
    },
    proofs: {
      what: 'La prueba de una cuenta: lo que su juego dice de ella, y cuántas cuentas probaste',
      why: 'Mostrar al banco qué líneas son seguras',
      who: 'Tú. El banco ve la cuenta, qué líneas se probaron, cuándo, lo que mostró el juego y cuántas cuentas probaste',
      until:
        '{{proofs}}. Después, con la solicitud, solo la marca de cada línea, la parte probada y cuándo',
    },
    tracker: {
      what: 'Lo que muestra el código: juego, estado, fechas y motivo',
      why: 'Seguir la solicitud desde cualquier equipo',
      who: 'Quien tenga el código',
      until: 'Lo mismo que la solicitud',
    },
    complaints: {
      what: 'Tus reclamos y sus respuestas',
      why: 'Responderte',
      who: 'Tú y el personal del banco',
      until: '{{answered}}, aunque borres tu solicitud',
    },
    mails: {
      what: 'Los correos que te enviamos',
      why: 'Saber si llegaron',
      who: 'El personal del banco',
      until: '{{mails}}',
    },
    counts: {
      what: 'Cuántos correos salieron hoy a una dirección, sin la dirección',
      why: 'Que nadie llene tu buzón',
      who: 'Nadie: lo lee el sistema',
      until: 'Dos días',
    },
    subscribers: {
      what: 'Tu registro: nombre, apellido, correo y lo que autorizaste',
      why: 'Enviarte información sobre servicios para gamers',
      who: 'El personal del banco',
      until: '{{subscribers}}, o cuando te des de baja',
    },
    rest: {
      what: 'Juego, valor, fechas y decisión, sin nada que diga de quién son',
      why: 'Las cuentas del banco y las de ley',
      who: 'El personal, solo en sumas',
      until: 'Se conserva',
    },
    sent: {
      what: 'Una huella cifrada del documento de una solicitud borrada, y el día en que se envió',
      why: 'Saber si ya se envió otra',
      who: 'El personal, si alguien pide con el mismo documento',
      until: '30 días',
    },
    fingerprint: {
      what: 'Una huella cifrada de un rechazo: documento, cuenta de juego, motivo y día',
      why: 'Saber si ya hubo uno',
      who: 'El personal, si alguien pide con el mismo documento o cuenta',
      until: '{{months}} meses',
    },
    signatures: {
      what: 'Quién del banco firmó qué en una solicitud borrada, sin palabras',
      why: 'Responder por la decisión',
      who: 'El personal',
      until: '{{signatures}}',
    },
  },
  seen: {
    title: 'Quién más interviene',
    bureaus:
      'Los burós de crédito reciben tu cédula cuando el banco consulta tu historial. Para eso te pide permiso al enviar.',
    cloud:
      'Los datos se guardan en Google Firebase, que trabaja por encargo del banco y no los usa para nada más.',
    never: 'Nadie los compra y nadie los alquila. Este sitio no tiene anuncios ni rastreadores.',
  },
  rights: {
    title: 'Tus derechos',
    text: '{{law.privacy.es}} te da estos. Casi todos se ejercen aquí, sin papeles y sin costo.',
    access: 'Ver y llevarte tus datos',
    accessWay:
      'En «Mis datos», en palabras y en un archivo. Las notas con que el banco decide no se muestran.',
    correction: 'Corregirlos',
    correctionWay:
      'El correo, en «Mi solicitud». Lo demás, por teléfono: {{phone}}, opción {{option}}.',
    withdrawal: 'Arrepentirte',
    withdrawalWay:
      'Las promociones se retiran en «Mis datos». La solicitud, mientras siga abierta, y la aprobación, mientras no se desembolse, en «Mi solicitud».',
    withdrawalCall:
      'Las promociones se retiran en «Mis datos». La solicitud, mientras siga abierta, en «Mi solicitud». La aprobación, por teléfono: {{phone}}, opción {{option}}.',
    erasure: 'Que se borren',
    erasureWay:
      'En «Mis datos», al momento. Desde otro equipo, con el código y un enlace a tu correo. De un préstamo desembolsado se guarda lo que pide la ley.',
    myData: 'Ver mis datos',
    myRequest: 'Ver mi solicitud',
  },
  backing: {
    title: 'Qué significa «respaldo»',
    text: 'Tu cuenta muestra que le has dedicado tiempo y constancia. Es una señal más, y el banco decide cuánto pesa junto con tu historial de crédito, tus ahorros y otros factores.',
    not: 'No es una prenda: no se entrega, no se comparte y no se vende, porque los juegos no lo permiten. El valor que calculas no es el préstamo.',
  },
  complaints: {
    title: 'Si algo salió mal',
    bank: 'Primero, el banco',
    bankText:
      'Llama al {{phone}}, opción {{option}}. Tiene {{complaints.days}} días calendario para responderte.',
    office: 'Después, {{complaints.office}}',
    officeText:
      'Si no responde o no estás de acuerdo, reclama en {{complaints.office}}, {{complaints.does.es}}. No cuesta nada.',
  },
};
