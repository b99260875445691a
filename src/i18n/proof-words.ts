import { bankNow } from '../browser/bank-clock';
import type { Answers } from '../domain/answers';
import type { Attribute } from '../domain/calculator';
import { isSameDay } from '../domain/day';
import type { Language } from '../domain/language';
import { lineVerdict, type ShownProof, type Verdict } from '../domain/proof';
import type { ProofLook } from '../ui/paper/proof-mark';
import type { proofMarks } from './es/proof-marks';
import { formatDate, formatNumber } from './format';

/** What a mark needs to know of its attribute. */
interface Marked {
  readonly id: string;
  readonly movable?: boolean | undefined;
}

/** A mark in words: those of a movable line are followed by when it was seen. */
export interface MarkWords {
  readonly look: ProofLook;
  readonly text: string;
  readonly note?: string;
}

type Key = keyof typeof proofMarks;

/** Says the words of a mark, in the namespace of the screen. */
type Say = (key: Key, figures: { readonly shown: string; readonly date: string }) => string;

/** The words of a mark: what the publisher shows, or showed on an earlier day, or what is left of it. */
function keyOf({ mark, shows }: Verdict, isToday: boolean): Key {
  if (mark === 'declared' || (mark === 'proven' && !shows)) return mark;
  if (mark === 'partly') return shows ? 'partly' : 'partlyThen';
  if (!shows) return 'mismatchThen';
  const what = mark === 'mismatch' && shows.kind === 'atMost' ? 'atMost' : mark;
  return `${what}${isToday ? 'Shows' : 'Showed'}`;
}

const LOOKS: Readonly<Record<Verdict['mark'], ProofLook>> = {
  proven: 'proven',
  partly: 'proven',
  mismatch: 'wrong',
  declared: 'declared',
};

/** The mark of a line in words; undefined for one that has none, as without a proof. */
export function proofText(
  { id, movable }: Marked,
  answer: number,
  proof: ShownProof | undefined,
  language: Language,
  words: Say,
): MarkWords | undefined {
  const verdict = proof && lineVerdict(proof.lines, id, answer);
  if (!verdict) return undefined;
  const { mark, shows } = verdict;
  const figures = {
    shown: formatNumber(shows?.value ?? 0),
    date: formatDate(proof.provenAt, 'date', language),
  };
  const wasThere = movable && (mark === 'proven' || mark === 'partly');
  return {
    look: LOOKS[mark],
    text: words(keyOf(verdict, isSameDay(proof.provenAt, bankNow())), figures),
    ...(wasThere && { note: words('movable', figures) }),
  };
}

/** Each marked line of an account with its mark in one text, in the calculator's order. */
export function markRows(
  attributes: readonly Attribute[],
  answers: Answers,
  proof: ShownProof | undefined,
  language: Language,
  words: Say,
): { readonly id: string; readonly label: string; readonly text: string }[] {
  return attributes.flatMap((one) => {
    const mark = proofText(one, answers[one.id] ?? 0, proof, language, words);
    const said = mark && [mark.text, ...(mark.note ? [mark.note] : [])].join('. ');
    return said ? [{ id: one.id, label: one.label[language], text: said }] : [];
  });
}
