import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/loan-request';
import { formatExact } from '../../../../domain/money';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Fact, Facts } from './facts';
import { formatLine } from './format-line';
import { recompute } from './recompute';

/** The recorded answers line by line, with their subtotals at the current rates. */
export function RequestInputs({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const recomputed = recompute(request);
  const lines = recomputed
    ? recomputed.estimate.lines.map((line) => ({
        id: line.attribute.id,
        label: line.attribute.label[language],
        text: formatLine(line, language, t),
      }))
    : Object.entries(request.answers ?? {}).map(([id, answer]) => ({
        id,
        label: id,
        text: formatNumber(answer),
      }));
  if (lines.length === 0) return null;
  return (
    <Facts title={t('requests.detail.inputs')}>
      {lines.map(({ id, label, text }) => (
        <Fact key={id} label={label}>
          {text}
        </Fact>
      ))}
      {recomputed && recomputed.estimate.base > 0 && (
        <Fact label={t('requests.detail.base')}>{formatExact(recomputed.estimate.base)}</Fact>
      )}
    </Facts>
  );
}
