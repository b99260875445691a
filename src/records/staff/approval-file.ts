import { type LineMark, lineVerdict } from '../../domain/proof';
import type { Consent, LoanRequest } from '../../domain/request/loan-request';
import type { Notice } from '../../domain/request/notices';
import { noticesRecord } from '../request/notices';
import { STORED_MARK } from '../request/proof';
import { signature } from './case-file';

/** Somebody who signs, and when. */
export interface Signed {
  readonly author: string;
  readonly at: Date;
}

/** The versions of the texts that were agreed to, by the names of `textos/{purpose}_{version}`. */
const agreedTo = ({ evaluation, bureaus, promotions, marketing }: Consent) => ({
  evaluacion: evaluation,
  ...(bureaus !== undefined && { buro: bureaus }),
  ...(marketing && { mercadeo: promotions }),
});

/**
 * What an approval was made of, beside its amount: the signatures, the version of the rates and of what mends them, each line as it was
 * declared with its mark, the notices of that moment, and the texts that were agreed to. Nothing of what the publisher says.
 */
export function approvalFile(
  request: LoanRequest,
  signed: readonly Signed[],
  notices: readonly Notice[],
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
    ...noticesRecord(notices, (moment) => moment),
    ...(consent && { autorizaciones: agreedTo(consent) }),
  };
}
