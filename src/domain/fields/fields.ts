import { type Text, textOf } from '../language';
import {
  EMOJI,
  LETTERS_PATTERN,
  MAX_TEXT,
  SEEN,
  VISIBLE_PATTERN,
  WORDS_PATTERN,
} from './field-patterns';

/** What is wrong with a field; screens translate it. */
export type FieldProblem =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'markup'
  | 'invisible-characters'
  | 'few-letters'
  | 'stacked-marks'
  | 'several-addresses'
  | 'several-ats'
  | 'no-at'
  | 'no-domain-end'
  | 'long-local-part'
  | 'unusable'
  | 'equal-digits'
  | 'malformed';

const visible = new RegExp(VISIBLE_PATTERN, 'u');
const words = new RegExp(WORDS_PATTERN, 'u');
const letters = new RegExp(LETTERS_PATTERN, 'u');
const seenBeginning = new RegExp(`^${SEEN}*`, 'u');
const blanks = /[\p{Z}\t-\r\u{85}]+/u;
/** What shows nothing and shapes nothing. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]`;
const unseenStart = new RegExp(`^${UNSEEN}+`, 'u');
const unseenEnd = new RegExp(String.raw`(${UNSEEN.replace('[', '[^')}\u{FE0F}?)${UNSEEN}*$`, 'u');
const selectors = new RegExp(String.raw`([${EMOJI}]\u{FE0F})|[\u{FE00}-\u{FE0F}]`, 'gu');

/** What is wrong with a line of text. */
export type LineProblem = Extract<
  FieldProblem,
  'missing' | 'too-long' | 'markup' | 'invisible-characters' | 'stacked-marks'
>;

/** One line of visible text, 1 to `longest` characters, without markup. */
export function checkLine(typed: string, longest: number): LineProblem | undefined {
  const text = normalizeText(typed);
  if (text === '') return 'missing';
  if (text.length > longest) return 'too-long';
  if (/[<>]/.test(text)) return 'markup';
  if (!visible.test(text)) return 'invisible-characters';
  return words.test(text) ? undefined : 'stacked-marks';
}

/** A person's name: one line of up to 80 characters with at least two letters, in any script. */
export function checkName(typed: string): FieldProblem | undefined {
  const problem = checkLine(typed, MAX_TEXT);
  if (problem) return problem;
  return letters.test(normalizeText(typed)) ? undefined : 'few-letters';
}

/** A player name: one line of up to 80 characters; digits and signs alone will do. */
export function checkNickname(typed: string): FieldProblem | undefined {
  return checkLine(typed, MAX_TEXT);
}

/**
 * One form for one text: composed letters (NFC), one plain space between words, nothing invisible at
 * the ends of a word, and of the selectors that only choose how a character is drawn the one that
 * makes it an emoji.
 */
export function normalizeText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(selectors, '$1')
    .split(blanks)
    .map((word) => word.replace(unseenStart, '').replace(unseenEnd, '$1'))
    .filter((word) => word !== '')
    .join(' ');
}

/** How much of a text stands on each side of a sign that is named. */
const AROUND = 12;

/**
 * The first sign of a text that nobody sees, by its name and with what stands around it, such as
 * `Ana[U+200B]Paz`; empty if there is none.
 */
export function unseenSign(typed: string): string {
  const text = normalizeText(typed);
  const [before = ''] = seenBeginning.exec(text) ?? [];
  const [sign, ...after] = text.slice(before.length);
  if (sign === undefined) return '';
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const shown = after.filter((each) => visible.test(each));
  return `${[...before].slice(-AROUND).join('')}[U+${code}]${shown.slice(0, AROUND).join('')}`;
}

/** A text with the words of each language normalized. */
export function normalizeWords(text: Text): Text {
  return textOf((language) => normalizeText(text[language]));
}
