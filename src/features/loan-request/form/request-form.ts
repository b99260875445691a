import { STORED_OPTIONAL } from '../../../data/stored-words';
import { MAX_EMAIL, MAX_TEXT } from '../../../domain/fields/field-patterns';
import { checkName, checkNickname, type FieldProblem } from '../../../domain/fields/fields';
import { readCedula } from '../../../domain/fields/identifiers/cedula';
import { readEmail } from '../../../domain/fields/identifiers/email';
import type { Applicant } from '../../../domain/request/loan-request';
import {
  OPTIONAL_FIELDS,
  OPTIONAL_NAMES,
  type OptionalField,
  type OptionalName,
} from '../../../domain/request/optional-fields';

/** The fields of the send dialog. */
export interface RequestForm extends Required<Applicant> {
  readonly consent: boolean;
  /** Consulting the credit bureaus. */
  readonly bureaus: boolean;
  readonly marketing: boolean;
}

/** Nothing typed yet. */
export const EMPTY: RequestForm = {
  name: '',
  nickname: '',
  email: '',
  cedula: '',
  ...ofOptional(() => ''),
  consent: false,
  bureaus: false,
  marketing: false,
};

/** The fields to type in. */
export type TypedField = keyof Applicant;

/** The boxes without which nothing is sent. */
export type RequiredConsent = 'consent' | 'bureaus';

/** Everything that can be wrong. */
export type RequiredField = TypedField | RequiredConsent;

/** Whether a field is a box. */
export function isConsent(field: RequiredField): field is RequiredConsent {
  return field === 'consent' || field === 'bureaus';
}

/** Whether a field may be left out. */
export function isOptional(field: RequiredField): field is OptionalName {
  return field in OPTIONAL_FIELDS;
}

/** A value for each optional field. */
function ofOptional<T>(
  part: (field: OptionalField, name: OptionalName) => T,
): Record<OptionalName, T> {
  const values = OPTIONAL_NAMES.map((name) => [name, part(OPTIONAL_FIELDS[name], name)]);
  return Object.fromEntries(values);
}

/** Names of the controls, which are also the stored field names of the specification. */
export const CONTROL_NAMES = {
  name: 'nombre',
  nickname: 'nickname',
  email: 'correo',
  cedula: 'cedula',
  ...STORED_OPTIONAL,
  consent: 'consentimiento',
  bureaus: 'buro',
  marketing: 'mercadeo',
} as const satisfies Record<keyof RequestForm, string>;

/** The most characters that a field takes. */
export const MAX_LENGTHS: Readonly<Record<TypedField, number>> = {
  name: MAX_TEXT,
  nickname: MAX_TEXT,
  email: MAX_EMAIL,
  cedula: 20,
  ...ofOptional(({ longest }) => longest),
};

/** The problems, by field; undefined for none. */
export function problemsOf(
  form: RequestForm,
): Record<RequiredField, FieldProblem | undefined> & { readonly marketing: undefined } {
  return {
    name: checkName(form.name),
    nickname: checkNickname(form.nickname),
    email: readEmail(form.email).problem,
    cedula: readCedula(form.cedula).problem,
    ...ofOptional(({ read }, name) => read(form[name]).problem),
    consent: form.consent ? undefined : 'missing',
    bureaus: form.bureaus ? undefined : 'missing',
    marketing: undefined,
  };
}

/** What does not belong in a field, as it was typed; undefined where nothing is taken off. */
export function unusablePart(field: TypedField, typed: string): string | undefined {
  if (field === 'email') return readEmail(typed).part;
  if (field === 'cedula') return readCedula(typed).part;
  return isOptional(field) ? OPTIONAL_FIELDS[field].read(typed).part : undefined;
}

/**
 * Whether SEND looks ready: name and e-mail not empty and consent ticked (specification, section 5),
 * and the bureaus' box, which the bank needs as well.
 */
export function looksReady(form: RequestForm): boolean {
  return form.consent && form.bureaus && form.name.trim() !== '' && form.email.trim() !== '';
}
