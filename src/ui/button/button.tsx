import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

/** `main` is the specification's type 2, `off` its type 3 (section 4). */
export type ButtonLook = 'main' | 'ink' | 'line' | 'off';

/** The class of a button, for links of the router that look like one. */
export function buttonClass(className = ''): string {
  return `${styles.button} ${className}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A key to press. It submits nothing unless its type says so. */
export function Button({ look, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(className)} data-look={look} {...rest} />;
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly look?: ButtonLook };

/** A link that looks like a key, for addresses that the router does not know. */
export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonClass(className)} data-look={look} {...rest} />;
}
