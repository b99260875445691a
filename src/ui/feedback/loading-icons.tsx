import { Icon, type IconName } from '../art/icon';
import styles from './loading-icons.module.css';

const STEPS: readonly IconName[] = ['gamepad', 'coin', 'shield', 'star', 'heart', 'bolt'];

/**
 * The six loading icons, one step each 500 ms (specification, section 9). The words beside them
 * name the activity.
 */
export function LoadingIcons({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <span className={`${styles.loadingIcons} ${className}`.trim()} aria-hidden="true">
      {STEPS.map((name) => (
        <Icon key={name} name={name} className={styles.step} />
      ))}
    </span>
  );
}
