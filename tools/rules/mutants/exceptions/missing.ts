import type { Exception } from './exception';

/** The exception for the mutant that lets the field of this condition be missing. */
function missing(place: string, condition: string, reason: string): Exception {
  const [, owner = '', field = ''] = /^([\w.]+)\.(\w+) /.exec(condition) ?? [];
  return {
    place,
    change: `${condition} becomes (!('${field}' in ${owner}) || ${condition})`,
    reason,
  };
}

/** Fields that another rule asks for, or that no stored document lacks. */
export const missingExceptions: readonly Exception[] = [
  ...[
    ['isPetition', "petition.tipo == 'baja'"],
    ['isPetition', "petition.tipo in ['retiro', 'reconsideracion', 'borrado']"],
    ['hasWords', "petition.tipo == 'reconsideracion'"],
  ].map(([place = '', condition = '']) =>
    missing(place, condition, 'the name of a petition ends with its kind'),
  ),
  missing('isOfSession', 'petition.sesion == true', 'it is asked of petitions that have the field'),
  missing(
    'isCounted',
    'quota.clave == key',
    'the quota’s own rule looks for the sign-up that it names',
  ),
  ...["record.estadoCredito == 'pendiente'", 'record.registro == request.time'].map((condition) =>
    missing('isNewRequest', condition, 'the rule of the tracker reads it'),
  ),
  ...[['isTracker', 'tracker.actualizada == request.time']].map(([place = '', condition = '']) =>
    missing(place, condition, 'a comparison before it reads it'),
  ),
  missing(
    'isWithdrawal',
    "after.retiro == { 'fecha': request.time }",
    'the rule of the mail reads it',
  ),
  missing('isAdded', 'own.numeros == before.concat([last])', 'the last number is read from it'),
  missing(
    'appendsValue',
    'request.query.limit <= 50',
    'Firestore gives a query without a limit this field, empty',
  ),
];
