import type { copy } from '../../i18n/es';

/** Key of a question in the copy, and its anchor on the page. */
export type QuestionId = keyof typeof copy.faq.questions;

/** The six questions in their order. Anchors are public: others link to them. */
export const QUESTIONS: readonly QuestionId[] = [
  'value',
  'customers',
  'everyone',
  'one',
  'time',
  'help',
];

/** A question as it is shown. */
export interface Question {
  readonly id: QuestionId;
  readonly question: string;
  readonly answer: string;
}

/** Letters without accents, in lower case: "cuánto" is found by "cuanto". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The questions that contain every typed word. */
export function filterQuestions(questions: readonly Question[], typed: string): Question[] {
  const words = plain(typed).split(/\s+/);
  return questions.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** The questions as search engines read them (schema.org FAQPage). */
export function structuredData(questions: readonly Question[]): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}
