import { Icon, type IconName } from '../../../ui/icon';

const ICONS: readonly IconName[] = ['coin', 'shield', 'star', 'heart', 'bolt'];

/** The five icons of the specification that play while a request is being sent. */
export function SendIcons({ moving }: { readonly moving: boolean }) {
  return (
    <span className={moving ? 'send-icons send-icons--moving' : 'send-icons'} aria-hidden="true">
      {ICONS.map((name) => (
        <Icon key={name} name={name} className="send-icons__icon" />
      ))}
    </span>
  );
}
