import { Icon, type IconName } from '../../../ui/art/icon';
import styles from './send-icons.module.css';

const ICONS: readonly IconName[] = ['coin', 'shield', 'star', 'heart', 'bolt'];

/** The five icons of the specification that play while a request is being sent. */
export function SendIcons({ moving }: { readonly moving: boolean }) {
  return (
    <span
      className={moving ? `${styles.sendIcons} ${styles.moving}` : styles.sendIcons}
      aria-hidden="true"
    >
      {ICONS.map((name) => (
        <Icon key={name} name={name} className={styles.icon} />
      ))}
    </span>
  );
}
