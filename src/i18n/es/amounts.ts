/** Why a typed amount cannot be read: the same words at every field and for every file. */
export const amountProblems = {
  missing: 'Escribe una cifra.',
  number: 'Esto no es una cifra. Escribe solo números, sin letras ni otros signos.',
  minus: 'Quita el signo menos: la cifra no puede ser negativa.',
  unclear: 'Con la coma no queda claro: escribe {{thousands}} o {{decimals}}.',
  decimals_zero: 'Escribe un número entero, sin decimales.',
  decimals_other: 'Escribe {{count}} decimales como máximo.',
};
