import styles from './figures.module.css';

/** Large figures, each with its label below; an `urgent` one stands out. */
export function Figures({
  figures,
}: {
  readonly figures: readonly {
    readonly id: string;
    readonly label: string;
    readonly text: string;
    readonly urgent?: boolean;
  }[];
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, text, urgent }) => (
        <div key={id} className={urgent ? styles.urgent : undefined}>
          <dt>{label}</dt>
          <dd className="figure">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
