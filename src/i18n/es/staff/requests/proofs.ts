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
    press: 'Lo vi',
    seen: 'Código visto por {{name}} el {{date}}.',
    unseen: 'Nadie vio el código mientras la solicitud estuvo abierta.',
  },
};
