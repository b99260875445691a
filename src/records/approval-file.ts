import type { SecondReason } from '../domain/acts/signatures';
import { type LineMark, lineVerdict } from '../domain/proof';
import type { Consent, LoanRequest } from '../domain/request/loan-request';
import type { Notice } from '../domain/request/notices';
import { signature } from './case-file';
import { noticesRecord } from './notices';
import { STORED_MARK } from './words';

/** Why two people approve, as stored. */
const STORED_BECAUSE: Readonly<Record<SecondReason, string>> = {
  amount: 'monto',
  share: 'parte',
  'no-value': 'sin-valor',
  'no-amount': 'sin-monto',
  mismatch: 'no-coincide',
  declined: 'rechazo',
  'check-digit': 'digito',
  'ten-fields': 'diez-campos',
  'no-keys': 'sin-comparar',
  'other-loan': 'otro-prestamo',
  'other-proposal': 'otra-propuesta',
};

/** Somebody who signs, and when. */
export interface Signed {
  readonly author: string;
  readonly at: Date;
}

/** The versions of the texts that were agreed to, by the names of `textos/{purpose}_{version}`. */
const agreedTo = ({ evaluation, bureaus, promotions, marketing }: Consent) => ({
  evaluacion: evaluation,
  buro: bureaus,
  ...(marketing && { mercadeo: promotions }),
});

/**
 * What an approval was made of, beside its amount: the signatures, the version of the rates and of what mends them, each line as it was
 * declared with its mark, what was found at that moment, notices and why two people signed, and the texts that were agreed
 * to. Nothing of what the publisher says.
 */
export function approvalFile(
  request: LoanRequest,
  signed: readonly Signed[],
  found: { readonly notices: readonly Notice[]; readonly because: readonly SecondReason[] },
) {
  const { ratesVersion, mended, answers = {}, proven, consent } = request;
  const declared: LineMark = 'declared';
  const lines = Object.entries(answers).map(([id, answer]) => {
    const { mark = declared } = lineVerdict(proven?.lines ?? {}, id, answer) ?? {};
    return [id, { cantidad: answer, marca: STORED_MARK[mark] }] as const;
  });
  return {
    firmas: signed.map(({ author, at }) => signature(author, at)),
    ...(ratesVersion !== undefined && { tarifas: ratesVersion }),
    ...(mended && { enmienda: mended.version }),
    lineas: Object.fromEntries(lines.filter(([, { cantidad }]) => cantidad > 0)),
    ...noticesRecord(found.notices, (moment) => moment),
    ...(found.because.length > 0 && { porDos: found.because.map((why) => STORED_BECAUSE[why]) }),
    ...(consent && { autorizaciones: agreedTo(consent) }),
  };
}
