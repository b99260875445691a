import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

/** `main` is the specification's type 2, `off` its type 3 (section 4). */
export type ButtonLook = 'main' | 'ink' | 'line' | 'off';

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  main: 'btn',
  ink: 'btn btn--ink',
  line: 'btn btn--line',
  off: 'btn btn--off',
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly look?: ButtonLook };

/** A key to press. It submits nothing unless its type says so. */
export function Button({ look = 'main', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${LOOKS[look]} ${className}`.trim()} {...rest} />;
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly look?: ButtonLook };

/** A link that looks like a key, for addresses that the router does not know. */
export function ButtonLink({ look = 'main', className = '', ...rest }: ButtonLinkProps) {
  return <a className={`${LOOKS[look]} ${className}`.trim()} {...rest} />;
}
