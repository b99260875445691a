import './loading-icons.css';
import { Icon, type IconName } from './icon';

const STEPS: readonly IconName[] = ['gamepad', 'coin', 'shield', 'star', 'heart', 'bolt'];

/**
 * The six loading icons, one step each 500 ms (specification, section 9). The words beside them
 * say what is going on.
 */
export function LoadingIcons({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`loading-icons ${className}`.trim()} aria-hidden="true">
      {STEPS.map((name) => (
        <Icon key={name} name={name} className="loading-icons__step" />
      ))}
    </span>
  );
}
