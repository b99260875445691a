import type { Answers } from '../domain/answers';
import type { Calculator } from '../domain/calculator';
import type { Language } from '../domain/language';
import { answerText } from './answer-text';
import { type Say, yesNo } from './receipt-words';

/** The answers above zero, in words and in the calculator's order. */
export function givenRows(calculator: Calculator, answers: Answers, language: Language, t: Say) {
  return calculator.attributes
    .map((attribute) => ({ attribute, answer: answers[attribute.id] ?? 0 }))
    .filter(({ answer }) => answer > 0)
    .map(({ attribute, answer }) => ({
      id: attribute.id,
      label: attribute.label[language],
      text: answerText(attribute, answer, language, yesNo(t)),
    }));
}
