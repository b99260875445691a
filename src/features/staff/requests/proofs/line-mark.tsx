import { useTranslation } from 'react-i18next';
import type { Attribute } from '../../../../domain/calculator';
import type { ShownProof } from '../../../../domain/proof';
import { proofText } from '../../../../i18n/proof-words';
import { useLanguage } from '../../../../i18n/use-language';
import { ProofMark } from '../../../../ui/paper/proof-mark';

/** The mark of a line; nothing if it has none. */
export function LineMark({
  proven,
  attribute,
  answer,
}: {
  readonly proven: ShownProof | undefined;
  readonly attribute: Attribute;
  readonly answer: number;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const proof = proofText(attribute, answer, proven, language, (key, figures) =>
    t(`requests.proofs.${key}`, figures),
  );
  return (
    proof && (
      <ProofMark look={proof.look} note={proof.note}>
        {proof.text}
      </ProofMark>
    )
  );
}
