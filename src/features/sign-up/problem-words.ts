import type { TFunction } from 'i18next';
import type { FieldProblem } from '../../domain/fields';
import type { SubscriberDraft } from '../../domain/subscriber';

/** What to say beside a field, by what is wrong with it. */
export function problemWords(
  field: keyof SubscriberDraft,
  problem: FieldProblem,
  t: TFunction,
): string {
  switch (problem) {
    case 'missing':
      return t(`signUp:problems.${field}`);
    case 'too-short':
      return t('signUp:problems.tooShort');
    case 'too-long':
      return t('signUp:problems.tooLong');
    case 'markup':
      return t('signUp:problems.markup');
    case 'invisible-characters':
      return t('signUp:problems.invisibleCharacters');
    case 'few-letters':
      return t('signUp:problems.fewLetters');
    case 'stacked-marks':
      return t('signUp:problems.stackedMarks');
    case 'long-local-part':
      return t('signUp:problems.longLocalPart');
    case 'several-addresses':
      return t('signUp:problems.severalAddresses');
    case 'no-at':
      return t('signUp:problems.noAt');
    case 'no-domain-end':
      return t('signUp:problems.noDomainEnd');
    case 'malformed':
      return t('signUp:problems.malformed');
  }
}
