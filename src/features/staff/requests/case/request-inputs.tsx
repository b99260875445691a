import { useTranslation } from 'react-i18next';
import { formatExact } from '../../../../domain/money';
import type { ShownProof } from '../../../../domain/proof';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { findCalculator } from '../../../../games';
import { answerText } from '../../../../i18n/answer-text';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import { proofText } from '../../../../i18n/proof-words';
import { useLanguage } from '../../../../i18n/use-language';
import { ReceiptRows } from '../../../../ui/paper/receipt';
import { LineMark } from '../proofs/line-mark';
import { TitledFacts } from './facts';
import { formatDetail, yesNo } from './format-line';
import { InputComparison } from './input-comparison';
import type { RatedEstimate, Recomputed } from './recompute';
import styles from './request-inputs.module.css';

/**
 * The recorded answers line by line: with their subtotals then and now if the rates have changed,
 * as a receipt if they have not, alone while the rates are unknown.
 */
export function RequestInputs({
  request,
  recomputed,
}: {
  readonly request: LoanRequest;
  readonly recomputed: Recomputed | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { answers, proven } = request;
  if (recomputed?.sent && recomputed.sent.version !== recomputed.now.version)
    return <InputComparison sent={recomputed.sent} now={recomputed.now} proven={proven} />;
  if (recomputed) return <Lines estimate={recomputed.now} proven={proven} />;
  if (!answers) return null;
  const attributes = findCalculator(request.gameId)?.attributes;
  return (
    <TitledFacts
      title={t('requests.detail.inputs')}
      rows={
        attributes?.map((attribute) => {
          const answer = answers[attribute.id] ?? 0;
          const text = (
            <>
              {answerText(attribute, answer, language, yesNo(t))}
              <LineMark proven={proven} attribute={attribute} answer={answer} />
            </>
          );
          return { label: attribute.label[language], text };
        }) ??
        Object.entries(answers).map(([label, answer]) => ({ label, text: formatNumber(answer) }))
      }
    />
  );
}

/** The lines as on the receipt, the largest first; parts are drawn if some are proven. */
function Lines({
  estimate: { lines, base, baseShare },
  proven,
}: {
  readonly estimate: RatedEstimate;
  readonly proven: ShownProof | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  // Solid bars would say that everything is proven.
  const part = (share: number) =>
    proven && share > 0 ? { share, shareText: formatPercent(share, language) } : {};
  const rows = [...lines]
    .sort((a, b) => b.subtotal - a.subtotal)
    .map((line) => {
      const proof = proofText(line.attribute, line.answer, proven, language, (key, figures) =>
        t(`requests.proofs.${key}`, figures),
      );
      return {
        id: line.attribute.id,
        label: line.attribute.label[language],
        detail: formatDetail(line, language, t),
        amount: formatExact(line.subtotal),
        ...part(line.share),
        ...(proof && { proof }),
      };
    });
  const fixed = {
    id: 'base',
    label: t('requests.detail.base'),
    detail: '',
    amount: formatExact(base),
    ...part(baseShare),
  };
  return (
    <div className={styles.requestInputs}>
      <h3 className="title-s">{t('requests.detail.inputs')}</h3>
      <ReceiptRows
        rows={base > 0 ? [...rows, fixed] : rows}
        shareOf={t('requests.detail.shareOf')}
      />
    </div>
  );
}
