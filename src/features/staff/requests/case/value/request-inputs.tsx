import { useTranslation } from 'react-i18next';
import { formatExact } from '../../../../../domain/money';
import type { LoanRequest } from '../../../../../domain/request/loan-request';
import { findCalculator } from '../../../../../games';
import { formatNumber } from '../../../../../i18n/format';
import { useLanguage } from '../../../../../i18n/use-language';
import { Fact, Facts } from '../facts';
import { formatAnswer, formatLine } from './format-line';
import { InputComparison } from './input-comparison';
import type { RatedEstimate, Recomputed } from './recompute';

/**
 * The recorded answers line by line: with their subtotals then and now where the rates changed since,
 * with one subtotal where they did not, alone while the rates are not known.
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
  if (recomputed?.sent && recomputed.sent.version !== recomputed.now.version)
    return <InputComparison sent={recomputed.sent} now={recomputed.now} />;
  if (recomputed) return <Lines estimate={recomputed.now} />;
  const { answers } = request;
  if (!answers) return null;
  const attributes = findCalculator(request.gameId)?.attributes;
  return (
    <Facts title={t('requests.detail.inputs')}>
      {attributes?.map((attribute) => (
        <Fact key={attribute.id} label={attribute.label[language]}>
          {formatAnswer({ attribute, answer: answers[attribute.id] ?? 0 }, language, t)}
        </Fact>
      )) ??
        Object.entries(answers).map(([id, answer]) => (
          <Fact key={id} label={id}>
            {formatNumber(answer)}
          </Fact>
        ))}
    </Facts>
  );
}

function Lines({ estimate: { lines, base } }: { readonly estimate: RatedEstimate }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <Facts title={t('requests.detail.inputs')}>
      {lines.map((line) => (
        <Fact key={line.attribute.id} label={line.attribute.label[language]}>
          {formatLine(line, language, t)}
        </Fact>
      ))}
      {base > 0 && <Fact label={t('requests.detail.base')}>{formatExact(base)}</Fact>}
    </Facts>
  );
}
