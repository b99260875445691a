import { Icon } from '../../../ui/art/icon';

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
    <tr className="unreadable-row">
      <td colSpan={columns}>
        <span className="unreadable-row__words">
          <Icon name="alert" />
          {children}
        </span>
        <small className="muted">{path}</small>
      </td>
    </tr>
  );
}
