/** The proofs of a request, and the code that staff look for in the account. */
export const proofs = {
  filter: 'Prueba',
  filters: { all: 'Probadas y declaradas', proven: 'Probadas', declared: 'Declaradas' },
  proven: 'Probado',
  declared: 'Declarado',
  row_one: '{{count}} línea probada',
  row_other: '{{count}} líneas probadas',
  share: 'del valor está probado.',
  verdict_one: 'Probado el {{date}}, {{count}} línea, con la cuenta {{account}}.',
  verdict_other: 'Probado el {{date}}, {{count}} líneas, con la cuenta {{account}}.',
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
