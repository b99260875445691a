import type { RequestProof } from '../../src/domain/proof';

/** A request's proof with these lines; its percent is to be given, as no rates are known here. */
export function sampleProof(
  lines: RequestProof['lines'],
  changes: Partial<RequestProof> = {},
): RequestProof {
  return {
    number: 1,
    account: '1001',
    name: 'CiguapaRD',
    provenAt: new Date(),
    lines,
    percent: 50,
    ...changes,
  };
}
