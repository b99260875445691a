import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/loan-request';
import { formatExact } from '../../../../domain/money';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { sumWords } from './input-lines';
import { recompute } from './recompute';

/** The frozen inputs line by line, with their sums at the rates of today. */
export function RequestInputs({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const recomputed = recompute(request);
  const lines = recomputed
    ? recomputed.now.lines.map((line) => ({
        id: line.attribute.id,
        label: line.attribute.label[language],
        words: sumWords(line, language, t),
      }))
    : Object.entries(request.answers ?? {}).map(([id, answer]) => ({
        id,
        label: id,
        words: formatNumber(answer),
      }));
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="request-detail__title">{t('requests.detail.inputs')}</h3>
      <dl className="request-facts">
        {lines.map(({ id, label, words }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="number">{words}</dd>
          </div>
        ))}
        {recomputed && recomputed.now.base > 0 && (
          <div>
            <dt>{t('requests.detail.base')}</dt>
            <dd className="number">{formatExact(recomputed.now.base)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
