import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMOJI, VISIBLE_PATTERN } from '../../../src/domain/fields/field-patterns';
import { checkLine } from '../../../src/domain/fields/fields';

/** Invisible characters by Unicode's own categories: a space is the one exception. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Characters that Unicode counts among letters, marks and signs, but that show nothing or stand for
 * another.
 */
const BLANK = [...'\u{2800}\u{FFFC}\u{FFFD}\u{FFFE}\u{FFFF}\u{16FE4}\u{1D159}'];

const MARKUP = ['<', '>'];

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

describe('characters that can be seen', () => {
  it('are all those of Unicode’s visible categories, and no others', () => {
    const visible = new RegExp(VISIBLE_PATTERN, 'u');
    const others = [...BLANK, ...MARKUP];
    const wrong = everyCharacter.filter(
      (character) =>
        visible.test(character) !==
        (character === ' ' || (!UNSEEN.test(character) && !others.includes(character))),
    );
    expect(wrong.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it('are the only ones that a line holds', () => {
    const hidden = fc
      .oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0xd800, max: 0xdfff }))
      .map((code) => String.fromCodePoint(code))
      // Blanks become plain ones, and the selectors are left out.
      .filter((character) => UNSEEN.test(character) && !/\p{Z}|\s|\x85|\p{VS}/u.test(character));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...BLANK), hidden), (character) => {
        expect(checkLine(`Ana${character}Paz`, 80)).toBe('invisible-characters');
      }),
    );
  });

  it('are the marks that shape and join emoji, behind every emoji and behind nothing else', () => {
    const visible = new RegExp(VISIBLE_PATTERN, 'u');
    const emoji = new RegExp(`^[${EMOJI}]$`, 'u');
    const isPicture = (each: string) =>
      !/\p{Cn}/u.test(each) &&
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u.test(each);
    const pictures = everyCharacter.filter(isPicture);
    const shaped = ['\ufe0f', '\u200d', '\ufe0f\u200d'];
    expect(pictures.filter((each) => !emoji.test(each))).toEqual([]);
    expect(
      everyCharacter.filter((each) => emoji.test(each) && /[\p{Lu}\p{Lo}]/u.test(each)),
    ).toEqual([]);
    for (const marks of shaped) {
      // Of Unicode's pictures some places are still empty.
      const refused = pictures.filter(
        (each) => !/\p{Cn}/u.test(each) && !visible.test(each + marks),
      );
      expect(refused).toEqual([]);
      for (const other of ['a', 'ñ', '1', ' ', '字', '́'])
        expect(visible.test(`a${other}${marks}b`)).toBe(false);
    }
    for (const marks of ['\u200d\ufe0f', '\ufe0f\ufe0f', '\u200d\u200d', '\ufe0e', '\u200b'])
      expect(visible.test(`🎮${marks}`)).toBe(false);
  });
});
