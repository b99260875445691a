import type { Attribute } from '../domain/calculator';
import type { Language } from '../domain/language';
import { formatNumber } from './format';

/** The words for the two answers of a question that is answered with yes or no. */
interface YesNo {
  readonly yes: string;
  readonly no: string;
}

/** An answer in words: a grouped quantity, yes or no, the name of the option. */
export function answerText(
  attribute: Attribute,
  answer: number,
  language: Language,
  { yes, no }: YesNo,
): string {
  switch (attribute.kind) {
    case 'count':
      return formatNumber(answer);
    case 'yesNo':
      return answer === 1 ? yes : no;
    case 'choice':
      return (attribute.options[answer] ?? attribute.options[0]).label[language];
  }
}
