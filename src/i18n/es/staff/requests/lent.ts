import type { SecondReason } from '../../../../domain/acts/signatures';
import { amountProblems } from '../../amounts';

/** The most to be lent on an approval, and why another person confirms it. */
export const lent = {
  field: 'Monto máximo a prestar ({{loanCurrency.symbol}})',
  line: 'Monto máximo a prestar: {{amount}}',
  unnamed:
    'La propuesta no dice cuánto se puede prestar. Propón un monto: lo confirma otra persona.',
  reading: 'Cargando los montos…',
  unread:
    'No se pudo cargar cuánto se puede prestar. Cierra, vuelve a abrir el caso e inténtalo de nuevo.',
  problems: { ...amountProblems, bounds: 'Entre {{smallest}} y {{largest}}.' },
  second: 'Lo confirma otra persona: {{why}}.',
  because: {
    amount: 'pasa de {{amount}}',
    share: 'pasa del {{share}} del valor',
    'no-value': 'no tiene valor',
    'no-amount': 'falta fijar el monto para una persona',
    mismatch: 'una línea no coincide con el juego',
    declined: 'se rechazó antes',
    'check-digit': 'el último dígito de la cédula no corresponde',
    'ten-fields': 'es de antes',
    'no-keys': 'aún se comparan sus datos',
    'other-loan': 'ya tiene un préstamo',
    'other-proposal': 'ya hay otra propuesta',
  } satisfies Record<SecondReason, string>,
};
