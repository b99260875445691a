import fc from 'fast-check';
import { describe, test } from 'vitest';
import { complaintData, complaintWrites, freshNumber } from '../support/rules/rules-complaints';
import { accepted, refused } from '../support/rules/rules-outcome';
import { visitor } from '../support/rules/rules-people';
import { commit } from '../support/rules/rules-records';

const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const BLANK = ['\u{2800}', '\u{FFFC}', '\u{FFFD}', '\u{16FE4}', '\u{1D159}', '\u{3164}'];
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

/** Sends a complaint, whose text is one line of visible text. */
async function complain(texto: string): Promise<void> {
  const who = visitor();
  await commit(who, complaintWrites(who, freshNumber(), { ...complaintData(who), texto }, []));
}

describe('texts: what the categories of Unicode say', () => {
  test('a character that nobody can see is refused', async () => {
    await fc.assert(
      fc.asyncProperty(hidden, (character) => refused(complain(`Ana${character}Paz`))),
      { numRuns: 150, examples: OTHERS.map((character) => [character]) },
    );
  });

  test('every other character is accepted', async () => {
    const words = fc.array(visible, { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(words, (characters) =>
        accepted(complain(characters.map((each) => `a${each}`).join(''))),
      ),
      { numRuns: 40 },
    );
  });
});
