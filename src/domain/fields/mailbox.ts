/**
 * The mailbox that an address reaches: in lower case and without the part after a plus sign. Gmail
 * ignores dots and has two domains, so its dots are removed and its domain is unified.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const plain = name.replace(/[+].*/, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}
