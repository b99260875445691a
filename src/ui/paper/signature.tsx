import { Icon } from '../art/icon';
import styles from './signature.module.css';

/** One of the people whom an act needs, and whether that person has acted. */
export function Signature({
  name,
  note,
  isOpen = false,
}: {
  readonly name: string;
  readonly note: string;
  /** Not signed yet. */
  readonly isOpen?: boolean;
}) {
  return (
    <p className={`${styles.signature} ${isOpen ? styles.open : ''}`}>
      <i aria-hidden="true">{!isOpen && <Icon name="check" />}</i>
      <b>{name}</b>
      <span className="number">{note}</span>
    </p>
  );
}
