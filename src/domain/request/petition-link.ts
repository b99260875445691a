import { readCode } from '../fields/identifiers/code';

/** What a mailed link can confirm: withdrawing a request, having its decline reconsidered, erasing its data. */
export type MailedKind = 'withdrawal' | 'reconsideration' | 'erasure';

/** The petition that a mailed link confirms, and the key that proves that its mail was read. */
export interface PetitionLink {
  readonly code: string;
  readonly kind: MailedKind;
  readonly key: string;
}

/** The kinds as addresses spell them: mailed links have to work later. */
const WORDS: Readonly<Record<MailedKind, string>> = {
  withdrawal: 'retiro',
  reconsideration: 'reconsideracion',
  erasure: 'borrado',
};

/** What mailed links can confirm. */
export const MAILED_KINDS = Object.keys(WORDS) as readonly MailedKind[];

/** The fragment of the address that a mailed link leads to. */
export function petitionFragment({ code, kind, key }: PetitionLink): string {
  return `${code}.${WORDS[kind]}.${key}`;
}

/**
 * The parts of the fragment of a mailed link, `CODE.retiro.KEY`,
 * `CODE.reconsideracion.KEY` or `CODE.borrado.KEY`; undefined for
 * any other text. The key is spelled like a code.
 */
export function readPetitionLink(fragment: string): PetitionLink | undefined {
  // Sites and mail programs add to a link that they share: `?fbclid=…`, `&utm_source=…`.
  const [link = ''] = fragment.split(/[?&#]/);
  const [typed = '', word, secret = '', ...rest] = link.split('.');
  const code = readCode(typed);
  const key = readCode(secret);
  const kind = MAILED_KINDS.find((each) => WORDS[each] === word?.toLowerCase());
  return code && key && kind && rest.length === 0 ? { code, kind, key } : undefined;
}
