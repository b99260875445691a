import { useTranslation } from 'react-i18next';
import type { ProvenLines } from '../../../../domain/proof';
import { proofText } from '../../../../i18n/answer-text';
import { ProofMark } from '../../../../ui/paper/proof-mark';

/** Says whether a line is proven; nothing if it has no mark. */
export function LineMark({
  proven,
  id,
  answer,
}: {
  readonly proven: ProvenLines | undefined;
  readonly id: string;
  readonly answer: number;
}) {
  const { t } = useTranslation('staff');
  const proof = proofText(id, answer, proven?.lines, (mark) => t(`requests.proofs.${mark}`));
  return proof && <ProofMark isProven={proof.isProven}>{proof.text}</ProofMark>;
}
