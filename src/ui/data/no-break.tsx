import { createElement } from 'react';
import { EmailAddress } from './email-address';

/** An address, a telephone or document number, a reference or the number of a complaint. */
const WHOLE =
  /([^\s<>«»“”(),;:]+@[^\s<>«»“”(),;:]*[\p{L}\p{N}]|\+?\d[\d ()-]{5,}\d|[A-Z]{2}-(?:\d{4}-)?[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-]))/u;

function whole(text: string) {
  return text.includes('@') ? (
    <EmailAddress text={text} />
  ) : (
    <span className="no-break">{text}</span>
  );
}

/**
 * Words in which a telephone number or a reference never breaks over two lines, and an address only
 * before its @. A whole code breaks between its groups. One element holds all of them, so that a flex
 * or grid parent does not lay the pieces out apart.
 */
export function NoBreak({ children }: { readonly children: string }) {
  const pieces = children.split(WHOLE);
  if (pieces.length === 1) return children;
  return createElement(
    'span',
    undefined,
    ...pieces.map((piece, place) => (place % 2 === 0 ? piece : whole(piece))),
  );
}
