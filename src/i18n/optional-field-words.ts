import type { Language } from '../domain/language';
import { OPTIONAL_NAMES, type OptionalName } from '../domain/request/optional-fields';

/** The words of an optional field of a request. */
interface FieldWords {
  /** Its name beside what was given. */
  readonly label: string;
  /** Its name in the form. */
  readonly asked: string;
  /** What is wrong with the typed text, and how to write it. */
  readonly malformed: string;
  /** What the bank has it for. */
  readonly why: string;
  /** Its name within a sentence. */
  readonly named: string;
  /** The same where the sentence says what a request holds. */
  readonly ifGiven: string;
}

const WORDS: Readonly<Record<Language, Readonly<Record<OptionalName, FieldWords>>>> = {
  es: {
    phone: {
      label: 'Teléfono',
      asked: 'Teléfono (opcional)',
      malformed:
        'Escribe un número dominicano, como 809-555-0100. Si es de otro país, empieza por + y el código del país.',
      why: 'Para llamarte por tu solicitud',
      named: 'teléfono',
      ifGiven: 'teléfono si lo diste',
    },
  },
  en: {
    phone: {
      label: 'Phone',
      asked: 'Phone (optional)',
      malformed:
        'Enter a Dominican number, such as 809-555-0100. For another country, begin with + and its country code.',
      why: 'To call you about your request',
      named: 'phone',
      ifGiven: 'phone if you gave one',
    },
  },
};

/** One of the words of each optional field in a language. */
export function optionalWords(
  language: Language,
  word: keyof FieldWords,
): Readonly<Record<OptionalName, string>> {
  const words = OPTIONAL_NAMES.map((name) => [name, WORDS[language][name][word]]);
  return Object.fromEntries(words);
}

/** The optional fields within a sentence that lists what a request holds. */
export function optionalList(language: Language, word: 'named' | 'ifGiven'): string {
  return OPTIONAL_NAMES.map((name) => WORDS[language][name][word]).join(', ');
}
