import { BarList } from '../../ui/chart/bar-list';
import { ColumnChart } from '../../ui/chart/column-chart';
import { Histogram } from '../../ui/chart/histogram';
import { LineChart } from '../../ui/chart/line-chart';
import { Sparkline } from '../../ui/chart/sparkline';
import { CountUp } from '../../ui/data/count-up';
import { EmailAddress } from '../../ui/data/email-address';
import { Facts } from '../../ui/data/facts';
import { NoBreak } from '../../ui/data/no-break';
import { QrCode } from '../../ui/data/qr-code';
import { Cell, ColumnHeading, PressableRow, RowButton, Table } from '../../ui/data/table';
import { Timeline } from '../../ui/data/timeline';
import { PrinterSlot } from '../../ui/paper/printer-slot';
import { ProofBar } from '../../ui/paper/proof-bar';
import { ProofMark } from '../../ui/paper/proof-mark';
import { ReceiptRows } from '../../ui/paper/receipt';
import { Signature } from '../../ui/paper/signature';
import { Ticket, TicketValue } from '../../ui/paper/ticket';
import styles from './gallery-page.module.css';
import { Part } from './part';
import type { Words } from './words';

const points = (...values: readonly number[]) => values.map((y, x) => ({ x, y }));
/** As many characters as each size of a ticket's value is for. */
const VALUES = ['US$70.75', 'US$170.75', 'US$1,170.75', 'US$1,234,567.00'];

/** Figures, lists, charts and tickets. */
export function DataParts({ words }: { readonly words: Words }) {
  const steps = [
    { id: 'done', title: words.received, detail: '12:40', state: 'done' },
    { id: 'now', title: words.checked, detail: '40 h', state: 'now' },
    { id: 'next', title: words.answered, detail: '72 h', state: 'next' },
  ] as const;
  return (
    <Part title={words.data}>
      <div className={styles.wide}>
        <PrinterSlot />
        <ReceiptRows
          shareOf={words.ofValue}
          rows={[
            { id: 'robux', label: 'Robux', detail: '1,300 × US$0.0125', amount: '16.25' },
            {
              id: 'limited',
              label: 'Limited',
              detail: '6 × US$2.50',
              amount: '15.00',
              share: 0.8,
              shareText: '80 %',
              note: words.note,
            },
          ]}
        />
        <ProofMark look="proven">{words.proven}</ProofMark>{' '}
        <ProofMark look="declared">{words.declared}</ProofMark>{' '}
        <ProofMark look="wrong">{words.contradicted}</ProofMark>
        <ProofBar share={0.4} />
      </div>
      <div className={styles.wide}>
        <LineChart
          label={words.history}
          series={[
            { id: 'a', label: 'Roblox', look: 'main', points: points(100, 150, 120, 155) },
            { id: 'b', label: 'Fortnite', look: 'second', points: points(90, 110, 130, 125) },
          ]}
          formatY={String}
          from={words.before}
          to={words.today}
        />
      </div>
      <div className={styles.wide}>
        <Histogram
          label={words.history}
          area={{
            id: 'a',
            label: words.before,
            counts: [1, 4, 9, 5, 2, 0],
            mark: { at: 2.6, text: 'US$26.00' },
          }}
          line={{
            id: 'b',
            label: words.today,
            counts: [0, 2, 6, 8, 4, 1],
            mark: { at: 3.2, text: 'US$32.00' },
          }}
          ticks={[
            { at: 0, text: 'US$0' },
            { at: 3, text: '30' },
            { at: 6, text: '50+' },
          ]}
        />
      </div>
      <div className={styles.wide}>
        <ColumnChart
          label={words.history}
          values={[1, 4, 9, 5, 0, 2]}
          formatY={String}
          from={words.before}
          to={words.today}
        />
        <BarList
          label={words.history}
          bars={[
            { id: 'a', label: words.received, value: 9, text: '9', look: 'plain' },
            { id: 'b', label: words.answered, value: 6, text: '6', look: 'good' },
            { id: 'c', label: words.checked, value: 3, text: '3', look: 'bad' },
          ]}
        />
      </div>
      <Sparkline values={[100, 150, 120, 155]} label={words.history} />
      <div className={styles.wide}>
        <Timeline steps={steps} />
      </div>
      {VALUES.map((value, place) => (
        <div key={value} className={styles.wide}>
          <Ticket stubFirst={place % 2 === 1} stub={<TicketValue>{value}</TicketValue>}>
            <p>{words.note}</p>
          </Ticket>
        </div>
      ))}
      <Signature name="Ana Peña" note={words.today} />
      <Signature name="Leo Díaz" note={words.before} isOpen />
      <div className={styles.qrCode}>
        <QrCode text="https://levelup.example" label={words.qr} failure={words.error} />
      </div>
      <CountUp
        name="gallery"
        value={7075}
        format={String}
        risePerSecond={1}
        fallPerSecond={1}
        limitMs={1}
      />
      <Facts
        className={styles.wide}
        rows={[
          { label: 'Robux', text: '1,300' },
          { label: 'Limited', text: '6' },
        ]}
      />
      <p>
        <NoBreak>{words.phone}</NoBreak>
      </p>
      <p>
        <EmailAddress text="ana.valentina.martinez@correo.example" />
      </p>
      <Table>
        <thead>
          <tr>
            <ColumnHeading>{words.email}</ColumnHeading>
            <ColumnHeading kind="figure">US$</ColumnHeading>
          </tr>
        </thead>
        <tbody>
          {[true, false].map((isOpen) => (
            <PressableRow key={String(isOpen)} isOpen={isOpen}>
              <Cell kind="typed">
                <RowButton aria-pressed={isOpen} aria-label={words.press} />
                ana@correo.example
              </Cell>
              <Cell kind="figure">70.75</Cell>
            </PressableRow>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}
