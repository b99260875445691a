import { MAX_EMAIL, MAX_TEXT } from '../../../domain/field-patterns';
import {
  checkCedula,
  checkEmail,
  checkName,
  checkNickname,
  type FieldProblem,
} from '../../../domain/fields';
import type { Applicant } from '../../../domain/request/loan-request';

/** What the send dialog holds while it is filled in. */
export interface RequestForm extends Applicant {
  readonly consent: boolean;
  readonly marketing: boolean;
}

/** The fields to type in. */
export type TypedField = keyof Applicant;

/** Everything that can be wrong. */
export type RequiredField = TypedField | 'consent';

/** Names of the controls, which are also the stored field names of the specification. */
export const CONTROL_NAMES = {
  name: 'nombre',
  nickname: 'nickname',
  email: 'correo',
  cedula: 'cedula',
  consent: 'consentimiento',
  marketing: 'mercadeo',
} as const satisfies Record<keyof RequestForm, string>;

/** The most characters that a field takes. */
export const MAX_LENGTHS: Readonly<Record<TypedField, number>> = {
  name: MAX_TEXT,
  nickname: MAX_TEXT,
  email: MAX_EMAIL,
  cedula: 20,
};

/** What is wrong, by field; undefined for nothing. */
export function problemsOf(
  form: RequestForm,
): Record<RequiredField, FieldProblem | undefined> & { readonly marketing: undefined } {
  return {
    name: checkName(form.name),
    nickname: checkNickname(form.nickname),
    email: checkEmail(form.email),
    cedula: checkCedula(form.cedula),
    consent: form.consent ? undefined : 'missing',
    marketing: undefined,
  };
}

/** Whether SEND looks ready: consent ticked, name and e-mail not empty (specification, section 5). */
export function looksReady(form: RequestForm): boolean {
  return form.consent && form.name.trim() !== '' && form.email.trim() !== '';
}
