import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanExample } from '../../domain/loan/example';
import { formatPlain } from '../../domain/money';
import { TextButton } from '../../ui/button/text-button';
import { download } from '../../ui/data/download';
import styles from './amortisation-table.module.css';

/** Cents as a spreadsheet reads them: `4727.98`. */
const plain = (cents: number) => (cents / 100).toFixed(2);

/** Every instalment, on demand, and as a file. */
export function AmortisationTable({ example }: { readonly example: LoanExample }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { instalments, amount, interest } = example;
  const paid = amount + interest;
  const columns = [
    t('loan:number'),
    t('loan:instalment'),
    t('loan:interestOne'),
    t('loan:principal'),
    t('loan:balance'),
  ];

  const save = () => {
    const rows = instalments.map((one, place) => [
      place + 1,
      ...[one.payment, one.interest, one.principal, one.balance].map(plain),
    ]);
    const sum = [t('loan:sum'), plain(paid), plain(interest), plain(amount), ''];
    const lines = [[t('loan:example')], columns, ...rows, sum].map((row) => row.join(','));
    // Spreadsheets take the text for UTF-8 by the mark in front.
    download(t('loan:fileName'), `\uFEFF${lines.join('\r\n')}\r\n`, 'text/csv');
  };

  return (
    <section className={styles.table}>
      <div className={`row between ${styles.head}`}>
        <h2 className="title-l">{t('loan:tableTitle')}</h2>
        <div>
          <TextButton onClick={save}>{t('loan:file')}</TextButton>
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'loan:hideTable' : 'loan:showTable')}
          </TextButton>
        </div>
      </div>
      {isOpen && (
        <table className="number" aria-label={t('loan:tableTitle')}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <td className={styles.bar} />
            </tr>
          </thead>
          <tbody>
            {instalments.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an instalment is its number
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                <td>{formatPlain(one.payment)}</td>
                <td>{formatPlain(one.interest)}</td>
                <td>{formatPlain(one.principal)}</td>
                <td>{formatPlain(one.balance)}</td>
                <td className={styles.bar} aria-hidden="true">
                  <span>
                    <i style={{ width: `${(100 * one.balance) / amount}%` }} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('loan:sum')}</th>
              <td>{formatPlain(paid)}</td>
              <td>{formatPlain(interest)}</td>
              <td>{formatPlain(amount)}</td>
              <td />
              <td className={styles.bar} />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
