import { proofMarks } from '../../proof-marks';

/** The proofs of a request, and the code that staff look for in the account. */
export const proofs = {
  filter: 'Prueba',
  filters: { all: 'Probadas y declaradas', proven: 'Probadas', declared: 'Declaradas' },
  ...proofMarks,
  row: '{{share}} probado',
  share: 'del valor está probado.',
  verdict: 'Probado el {{date}}, con la cuenta {{account}}.',
  named: '(en el juego: {{name}})',
  none: 'Nada está probado: todo es como lo declaró el cliente.',
  challenge: {
    title: 'Código en la cuenta',
    text: 'Nadie confirma por nosotros las cuentas de {{game}}. Busca en el juego la cuenta del cliente: si su nombre o su perfil lleva este código, es suya.',
    account: 'Cuenta',
    code: 'Código',
    press: 'Lo vi en {{account}}',
    field: 'Cuenta en la que lo viste',
    missing: 'Escribe el nombre de la cuenta.',
    seen: 'Código visto por {{name}} el {{date}} en {{account}}.',
    earlier:
      'Visto por {{name}} el {{date}} en {{account}}, antes de que la solicitud volviera a revisión: ya no cuenta.',
    before: 'Visto por {{name}} el {{date}}; no se anotó en qué cuenta y no cuenta.',
    wrong: 'No era así',
    says: 'Quien pide puede editar esta cuenta. No dice nada de lo que tiene.',
    unseen: 'Nadie vio el código mientras la solicitud estuvo abierta.',
  },
};
