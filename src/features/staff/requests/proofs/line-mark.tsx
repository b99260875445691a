import { useTranslation } from 'react-i18next';
import type { ProvenLines } from '../../../../domain/proof';
import { proofText } from '../../../../i18n/answer-text';
import { ProofMark } from '../../../../ui/paper/proof-mark';

/** Says whether a line is proven; nothing if no line of the request is. */
export function LineMark({
  proven,
  id,
}: {
  readonly proven: ProvenLines | undefined;
  readonly id: string;
}) {
  const { t } = useTranslation('staff');
  const proof = proofText(id, proven?.lines, (kind) => t(`requests.proofs.${kind}`));
  return proof && <ProofMark isProven={proof.isProven}>{proof.text}</ProofMark>;
}
