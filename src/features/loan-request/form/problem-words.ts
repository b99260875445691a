import type { TFunction } from 'i18next';
import type { FieldProblem } from '../../../domain/fields/fields';
import { isConsent, MAX_LENGTHS, type RequiredField } from './request-form';

/** The problem of a field, in the visitor's language. */
export function problemWords(field: RequiredField, problem: FieldProblem, t: TFunction): string {
  if (field === 'phone') return t('request:malformed.phone');
  if (problem === 'missing' || isConsent(field)) return t(`request:missing.${field}`);
  if (problem === 'malformed') {
    return t(`request:malformed.${field === 'cedula' ? 'cedula' : 'email'}`);
  }
  return t(`request:problems.${problem}`, { max: MAX_LENGTHS[field] });
}
