/** A mutant that no test can kill, and the reason why it does no harm. */
export interface Exception {
  readonly place: string;
  /** A part of the mutant's line, if others of the same place and change must not survive. */
  readonly near?: string;
  readonly change: string;
  readonly reason: string;
}

/** The mutants that may survive. */
export const exceptions: readonly Exception[] = [
  {
    place: 'isStaff',
    change: 'drop conjunct hasSecondFactor()',
    reason:
      'the committed rules demand no second factor, so it is always true; tests/rules/staff/second-factor.test.ts tries rules that do',
  },
  ...['drop conjunct claim.desde == request.time', '== request.time becomes <= request.time'].map(
    (change) => ({
      place: 'isTaking',
      change,
      reason: 'the entry of the same batch asks for it too, because it must belong to this claim',
    }),
  ),
  {
    place: 'isNewRequest',
    change: 'drop conjunct record.valor is int',
    reason:
      'the value equals the one that the rules compute, so all that it could be instead is the same number stored as a double; the rule names the type of every field',
  },
  ...['isValue', 'areRates'].map((place) => ({
    place,
    change: 'game ==  becomes game <= ',
    reason:
      'the comparisons before it let no name below its own through, but for the first game, whose names below it a test tries',
  })),
  ...['genshinImpact', 'leagueOfLegends', 'pokemonGo'].map((id) => ({
    place: `${id}IsWorth`,
    change: '0 becomes 1',
    reason: 'a thousandth of a cent for an account without anything, which is worth no whole cent',
  })),
  {
    place: 'tarifas',
    change: 'drop conjunct isStaff()',
    reason:
      'the same batch deletes the draft, which only staff may; it is asked here as well so that the rule stands by itself',
  },
  ...['allow create', 'allow update'].map((near) => ({
    place: 'isPublication',
    near,
    change: 'isStaff() becomes hasStaffSession(signedInAt())',
    reason: 'the same batch deletes the draft, which only staff may',
  })),
  {
    place: 'askedAt',
    change: 'id ==  becomes id <= ',
    reason: 'every name of a mail is its record’s, or begins with it and is longer',
  },
  ...[
    'isSeenEntry',
    'isDecisionEntry',
    'isImportEntry',
    'isRatesEntry',
    'isShareEntry',
    'isTermsEntry',
    'isUnshareEntry',
    'isValueEntry',
  ].map((place) => ({
    place,
    change: 'id ==  becomes id <= ',
    reason: 'a name with these parts is the right one, or begins with it and is longer',
  })),
  {
    place: 'isMailOfAct',
    near: "'_correo'",
    change: 'id ==  becomes id <= ',
    reason:
      'a corrected address needs the mail of this name in its batch, and a batch pays for one',
  },
  ...['4 becomes 5', '4 becomes 3'].map((change) => ({
    place: 'isNumber',
    change,
    reason:
      'the hour matters only in the first and the last hours of a year, and no test sets the clock of the emulator',
  })),
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
  ...['aprobado', 'rechazado', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isProposed',
    change: `== 'informacion' becomes in ['informacion', '${state}']`,
    reason: 'isAct takes another branch for a request that is not open',
  })),
  ...['informacion', 'porConfirmar', 'retirado', 'sinRespuesta'].map((state) => ({
    place: 'isUndoneNow',
    change: `== 'pendiente' becomes in ['pendiente', '${state}']`,
    reason: 'two people can undo a decision only to pending, approved or declined',
  })),
  {
    place: 'isActiveMember',
    change: 'get( becomes getAfter(',
    reason: 'no rule lets anybody write the directory, so a batch finds it as it leaves it',
  },
];
