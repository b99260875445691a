/** What is wrong with a line that was typed, whatever it is about. */
export const lineProblems = {
  'too-long': 'Usa como máximo {{max}} caracteres.',
  markup: 'Quita los signos < y >.',
  'invisible-characters':
    'Hay un signo que no se ve: {{sign}}. Bórralo o escribe la palabra de nuevo.',
  'stacked-marks': 'Una letra tiene demasiados acentos. Escríbela sin ellos.',
};

/** What is wrong with a name, an address or another field of a person. */
export const fieldProblems = {
  ...lineProblems,
  'too-short': 'Le faltan caracteres. Escribe al menos 5.',
  'few-letters': 'Escribe al menos dos letras.',
  unusable: 'Quita «{{part}}»: no va en este campo.',
  'equal-digits': 'Esa cédula no es válida. Revísala.',
  'long-local-part': 'Usa un correo con 64 caracteres como máximo antes de la @.',
  'several-addresses': 'Escribe un solo correo, sin espacios ni comas.',
  'several-ats': 'Este correo tiene más de una @. Escríbelo así: nombre@correo.com',
  'no-at': 'A este correo le falta la @. Escríbelo así: nombre@correo.com',
  'no-domain-end': 'A este correo le falta el final. Escríbelo así: nombre@correo.com',
  malformed: 'Este correo no está bien escrito. Escríbelo así: nombre@correo.com',
};
