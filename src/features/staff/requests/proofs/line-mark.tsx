import { useTranslation } from 'react-i18next';
import type { ProvenLines } from '../../../../domain/proof';
import { ProofMark } from '../../../../ui/paper/proof-mark';
import { proofWords } from './proof-words';

/** Says whether a line is proven; nothing if no line of the request is. */
export function LineMark({
  proven,
  id,
}: {
  readonly proven: ProvenLines | undefined;
  readonly id: string;
}) {
  const { t } = useTranslation('staff');
  const words = proofWords(proven, id, t);
  return words && <ProofMark isProven={words.isProven}>{words.text}</ProofMark>;
}
