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
  {
    place: 'isUndoTarget',
    change: "== 'pendiente' becomes in ['pendiente', 'rechazado']",
    reason: 'a decline has taken the other branch of the same choice',
  },
  ...["['aprobado', 'pendiente']", "['aprobado', 'rechazado']"].map((states) => ({
    place: 'isUndoTarget',
    near: "next == 'aprobado'",
    change: `== 'aprobado' becomes in ${states}`,
    reason:
      'a decline may become pending anyway, and a second decline has taken the other branch of the same choice',
  })),
  ...alsoIn('rechazado', ['pendiente', 'informacion', 'porConfirmar', 'retirado', 'sinRespuesta'], {
    place: 'isDecision',
    near: 'mayApprove',
    reason:
      'the decision of this moment is in the record, whose rule lets it leave the request approved or declined',
  }),
  ...alsoIn('aprobado', ['pendiente', 'informacion', 'porConfirmar', 'retirado', 'sinRespuesta'], {
    place: 'isDecision',
    near: "after.estadoCredito == 'aprobado'",
    reason: 'the mail of the same batch needs a reason for every state but approved',
  }),
  ...alsoIn('rechazado', ['pendiente', 'informacion'], {
    place: 'isDecision',
    near: "after.estadoCredito == 'rechazado'",
    reason: 'isAct takes another branch for a request that becomes pending or asked',
  }),
  {
    place: 'isDecision',
    near: "after.estadoCredito == 'rechazado'",
    change: "== 'rechazado' becomes in ['rechazado', 'aprobado']",
    reason: 'an approval has taken the other branch of the same choice',
  },
  {
    place: 'isAct',
    change: "== 'pendiente' becomes in ['pendiente', 'informacion']",
    reason: 'a request that becomes asked has taken the branch before',
  },
  ...alsoIn('pendiente', ['porConfirmar', 'retirado', 'sinRespuesta'], {
    place: 'isAct',
    reason: 'the proposal in the case file asks for a request that is pending after the batch',
  }),
  ...alsoIn('informacion', CLOSED, {
    place: 'isProposed',
    reason: 'isAct takes another branch for a request that is not open',
  }),
  ...CLOSED.map((state) => ({
    place: 'isQuestion',
    change: `in ['pendiente', 'porConfirmar'] becomes in ['pendiente', 'porConfirmar', '${state}']`,
    reason: 'isAct takes another branch for a request that is not open',
  })),
  ...alsoIn('informacion', CLOSED, {
    place: 'isAskedSince',
    reason: 'isProofAdded takes a proof for an open request alone',
  }),
  ...alsoIn('pendiente', ['informacion', 'porConfirmar', 'retirado', 'sinRespuesta'], {
    place: 'isUndoneNow',
    reason: 'two people can undo a decision only to pending, approved or declined',
  }),
  ...alsoIn('rechazado', ['informacion', 'porConfirmar', 'retirado', 'sinRespuesta'], {
    place: 'isUndoneMail',
    reason: 'two people can undo a decision only to pending, approved or declined',
  }),
  ...alsoIn('aprobado', ['pendiente', 'informacion', 'porConfirmar', 'retirado', 'sinRespuesta'], {
    place: 'isDecisionMail',
    reason: 'a decision of this moment has left the request approved or declined',
  }),
  ...alsoIn('PROCESSING', ['ERROR', 'LIMIT'], {
    place: 'isStuck',
    reason: 'a mail in this state may be sent again anyway',
  }),
  ...alsoIn('rechazado', ['porConfirmar', 'sinRespuesta'], {
    place: 'reasonOf',
    reason:
      'no batch brings a request into this state, and its tracker changes in such a batch alone',
  }),
  ...alsoIn('informacion', ['porConfirmar', 'sinRespuesta'], {
    place: 'needOf',
    reason:
      'no batch brings a request into this state, and its tracker changes in such a batch alone',
  }),
];
