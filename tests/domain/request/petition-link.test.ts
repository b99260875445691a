import { describe, expect, it } from 'vitest';
import { petitionFragment, readPetitionLink } from '../../../src/domain/request/petition-link';

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
const KEY = 'LU-2222-3333-4444-5555-6666-7777-89';

describe('a mailed link', () => {
  it.each([
    ['retiro', 'withdrawal'],
    ['reconsideracion', 'reconsideration'],
    ['borrado', 'erasure'],
  ] as const)('with %s confirms a %s', (word, kind) => {
    const link = { code: CODE, kind, key: KEY };
    expect(petitionFragment(link)).toBe(`${CODE}.${word}.${KEY}`);
    expect(readPetitionLink(petitionFragment(link))).toEqual(link);
  });

  it('is read in small letters and with its percent signs, as mail programs write it', () => {
    const link = `${CODE}.borrado.${KEY}`.toLowerCase().replaceAll('-', '%2D');
    expect(readPetitionLink(link)).toEqual({ code: CODE, kind: 'erasure', key: KEY });
  });

  it.each(['?fbclid=IwAR0.x', '&utm_source=correo', '#', '?'])('is read before %s', (added) => {
    const link = { code: CODE, kind: 'erasure', key: KEY } as const;
    expect(readPetitionLink(`${petitionFragment(link)}${added}`)).toEqual(link);
  });

  it.each([
    ['nothing', ''],
    ['a code alone', CODE],
    ['a code that is none', `LU-7K3A.retiro.${KEY}`],
    ['a key that was cut off', `${CODE}.retiro.${KEY.slice(0, -1)}`],
    ['no key', `${CODE}.retiro`],
    ['an empty key', `${CODE}.retiro.`],
    ['the kind that needs no mail', `${CODE}.baja.${KEY}`],
    ['another kind', `${CODE}.todo.${KEY}`],
    ['a fourth part', `${CODE}.retiro.${KEY}.x`],
    ['a percent sign that decodes to nothing', `${CODE}.retiro.%E0%A4%A`],
  ])('is none with %s', (_, fragment) => {
    expect(readPetitionLink(fragment)).toBeUndefined();
  });
});
