import type { Exception } from './exception';

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
  ...['pendiente', 'informacion', 'porConfirmar', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isDecision',
    near: 'mayApprove',
    change: `== 'rechazado' becomes in ['rechazado', '${state}']`,
    reason:
      'the decision of this moment is in the record, whose rule lets it leave the request approved or declined',
  })),
  ...['pendiente', 'informacion', 'porConfirmar', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isDecision',
    near: "after.estadoCredito == 'aprobado'",
    change: `== 'aprobado' becomes in ['aprobado', '${state}']`,
    reason: 'the mail of the same batch needs a reason for every state but approved',
  })),
  ...['pendiente', 'informacion'].map((state) => ({
    place: 'isDecision',
    near: "after.estadoCredito == 'rechazado'",
    change: `== 'rechazado' becomes in ['rechazado', '${state}']`,
    reason: 'isAct takes another branch for a request that becomes pending or asked',
  })),
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
  ...['porConfirmar', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isAct',
    change: `== 'pendiente' becomes in ['pendiente', '${state}']`,
    reason: 'the proposal in the case file asks for a request that is pending after the batch',
  })),
  ...['aprobado', 'rechazado', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isProposed',
    change: `== 'informacion' becomes in ['informacion', '${state}']`,
    reason: 'isAct takes another branch for a request that is not open',
  })),
  ...['aprobado', 'rechazado', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isQuestion',
    change: `in ['pendiente', 'porConfirmar'] becomes in ['pendiente', 'porConfirmar', '${state}']`,
    reason: 'isAct takes another branch for a request that is not open',
  })),
  ...['aprobado', 'rechazado', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isAskedSince',
    change: `== 'informacion' becomes in ['informacion', '${state}']`,
    reason: 'isProofAdded takes a proof for an open request alone',
  })),
  ...['informacion', 'porConfirmar', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isUndoneNow',
    change: `== 'pendiente' becomes in ['pendiente', '${state}']`,
    reason: 'two people can undo a decision only to pending, approved or declined',
  })),
];
