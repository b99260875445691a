import { Warning } from '../parts/warning';
import styles from './unreadable-row.module.css';

/** A table row for a record that cannot be read. */
export function UnreadableRow({
  columns,
  path,
  children,
}: {
  readonly columns: number;
  /** The path of the stored record, so that an administrator can correct it. */
  readonly path: string;
  readonly children: string;
}) {
  return (
    <tr>
      <td colSpan={columns} className={styles.unreadableRow}>
        <Warning>{children}</Warning>
        <small className="muted">{path}</small>
      </td>
    </tr>
  );
}
