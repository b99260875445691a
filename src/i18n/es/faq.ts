export const faq = {
  title: 'FAQS',
  lead: 'Las seis preguntas más frecuentes. Si no ves la tuya, llámanos.',
  search: 'Busca en las preguntas',
  found_one: '{{count}} pregunta',
  found_other: '{{count}} preguntas',
  nothing: {
    title: 'Ninguna pregunta coincide.',
    text: 'Prueba con otra palabra o llama al {{phone}}, opción {{option}}.',
    all: 'Ver todas las preguntas',
  },
  copyLink: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar el enlace. Cópialo de la barra de direcciones.',
  questions: {
    value: {
      question: '¿Me prestan lo que vale mi cuenta?',
      answer:
        'No siempre. El préstamo no tiene que ser igual al valor de tu cuenta: el banco decide según tu historial de crédito, cómo manejas tus ahorros y otros factores.',
    },
    customers: {
      question: '¿Tengo que ser cliente del banco?',
      answer:
        'Sí. Solo pueden pedirlo los clientes de {{bank}}. Si todavía no lo eres, abre tu primera cuenta.',
    },
    everyone: {
      question: '¿Puedo pedirlo si antes me rechazaron?',
      answer:
        'Sí. Pueden pedirlo todos los clientes, sin importar el rango de su tarjeta, su antigüedad ni los rechazos anteriores.',
    },
    one: {
      question: '¿Puedo pedir uno por cada juego?',
      answer:
        'No. Es un solo préstamo por persona, aunque tengas varias cuentas de juego. Elige la que quieras presentar.',
    },
    time: {
      question: '¿Cuánto tarda la respuesta?',
      answer:
        'La verificación tarda hasta {{verificationHours}} horas. Los días que tardes en responder una pregunta no cuentan. El resultado llega al correo que escribiste en la solicitud.',
    },
    help: {
      question: '¿Cómo hablo con alguien?',
      answer:
        'Llama al {{phone}} y marca la opción {{option}} para hablar con servicio al cliente.',
    },
  },
};
