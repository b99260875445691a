import type { Exception } from './exception';

/** The states of a request that is no longer open. */
const CLOSED = ['aprobado', 'rechazado', 'retirado', 'sinRespuesta'];

/** The exceptions for mutants that accept one of `others` besides the state that a rule names. */
const alsoIn = (state: string, others: readonly string[], rest: Omit<Exception, 'change'>) =>
  others.map((other) => ({
    ...rest,
    change: `== '${state}' becomes in ['${state}', '${other}']`,
  }));

/** Other states that another rule of the same batch, or another branch, already refuses. */
export const stateExceptions: readonly Exception[] = [
  ...alsoIn('informacion', CLOSED, {
    place: 'isAskedSince',
    reason: 'isProofAdded takes a proof for an open request alone',
  }),
];
