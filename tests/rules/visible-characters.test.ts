import fc from 'fast-check';
import { describe, test } from 'vitest';
import { auditWrite } from '../support/rules/rules-audit';
import { accepted, refused } from '../support/rules/rules-outcome';
import { freshId, staff } from '../support/rules/rules-people';
import { commit } from '../support/rules/rules-records';

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const BLANK = [...'\u{2800}\u{3164}\u{FFFC}\u{FFFD}\u{FFFE}\u{FFFF}\u{16FE4}\u{1D159}'];
const OTHERS = [...BLANK, '<', '>'];

/** Any code point as text, those beyond the emulator's own tables of Unicode 6 as often as others. */
const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x2fff }),
    fc.integer({ min: 0xe000, max: 0xffff }),
    fc.integer({ min: 0x10000, max: 0x1ffff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));
const isHidden = (character: string) => UNSEEN.test(character) || OTHERS.includes(character);

/** Half a character never arrives: on its way it becomes a question mark. The screens refuse it. */
const arrives = (character: string) => !/\p{Cs}/u.test(character);

const hidden = fc.oneof(
  fc.constantFrom(...OTHERS),
  anyCharacter.filter((character) => isHidden(character) && arrives(character)),
);
const visible = anyCharacter.filter((character) => !isHidden(character));

const who = staff({ roles: ['admin'] });

/** Notes an export of a list that was filtered by one line of visible text. */
async function filterBy(filtro: string): Promise<void> {
  const told = { filas: 12, filtro };
  const id = `exportar_${freshId().slice(0, 20)}`;
  await commit(who, [auditWrite(who, id, 'exportar', 'subscriptores', told)]);
}

describe('texts: what the categories of Unicode say', () => {
  test('a character that nobody can see is refused', async () => {
    await fc.assert(
      fc.asyncProperty(hidden, (character) => refused(filterBy(`Ana${character}Paz`))),
      { numRuns: 150, examples: OTHERS.map((character) => [character]) },
    );
  });

  test('every other character is accepted', async () => {
    const words = fc.array(visible, { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(words, (characters) =>
        accepted(filterBy(characters.map((each) => `a${each}`).join(''))),
      ),
      { numRuns: 40 },
    );
  });
});
