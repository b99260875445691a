import { useTranslation } from 'react-i18next';
import { hasEffect, type ReceiptLine } from '../../../../domain/estimate';
import { formatDollars, formatExact } from '../../../../domain/money';
import type { ShownProof } from '../../../../domain/proof';
import { answerText } from '../../../../i18n/answer-text';
import { useLanguage } from '../../../../i18n/use-language';
import { LineMark } from '../proofs/line-mark';
import { yesNo } from './format-line';
import styles from './input-comparison.module.css';
import type { RatedEstimate } from './recompute';

/** Each answer with its subtotal at the rates that it was sent with and at those in force. */
export function InputComparison({
  sent,
  now,
  proven,
}: {
  readonly sent: RatedEstimate;
  readonly now: RatedEstimate;
  readonly proven: ShownProof | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <table className={styles.inputComparison}>
      <caption>{t('requests.detail.inputs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('requests.detail.line')}</th>
          <th scope="col">
            {t('requests.detail.sent')}
            <small>{t('requests.detail.version', { version: sent.version })}</small>
          </th>
          <th scope="col">
            {t('requests.detail.now')}
            <small>{t('requests.detail.version', { version: now.version })}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {sent.lines.map((line, place) => (
          <tr key={line.attribute.id}>
            <th scope="row">
              {line.attribute.label[language]}
              <small>{answerText(line.attribute, line.answer, language, yesNo(t))}</small>
              <LineMark proven={proven} attribute={line.attribute} answer={line.answer} />
            </th>
            <Amount line={line} />
            <Amount line={now.lines[place] ?? line} differs={isOther(line, now.lines[place])} />
          </tr>
        ))}
        {(sent.base > 0 || now.base > 0) && (
          <tr>
            <th scope="row">{t('requests.detail.base')}</th>
            <td>{formatExact(sent.base)}</td>
            <td>{formatExact(now.base)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('requests.columns.value')}</th>
          <td>{formatDollars(sent.value)}</td>
          <td>{formatDollars(now.value)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const isOther = (sent: ReceiptLine, now: ReceiptLine | undefined) =>
  sent.subtotal !== now?.subtotal;

function Amount({
  line: { attribute, subtotal },
  differs = false,
}: {
  readonly line: ReceiptLine;
  readonly differs?: boolean;
}) {
  const amount = formatExact(subtotal);
  return (
    <td>
      {differs ? <mark>{amount}</mark> : amount}
      {attribute.kind === 'count' && hasEffect(attribute) && (
        <small>× {formatExact(attribute.rate)}</small>
      )}
    </td>
  );
}
