import {
  OPTIONAL_NAMES,
  type OptionalName,
  type OptionalTexts,
} from '../domain/request/optional-fields';

/** The stored names of the fields that an applicant may leave out. */
export const STORED_OPTIONAL: Readonly<Record<OptionalName, string>> = {
  phone: 'telefono',
};

/** The fields that an applicant gave of those that may be left out, by their stored names. */
export function storedOptional(applicant: OptionalTexts): Record<string, string | undefined> {
  const given = OPTIONAL_NAMES.filter((name) => applicant[name]);
  return Object.fromEntries(given.map((name) => [STORED_OPTIONAL[name], applicant[name]]));
}
