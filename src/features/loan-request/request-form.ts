import { MAX_EMAIL, MAX_TEXT } from '../../domain/field-patterns';
import {
  checkCedula,
  checkEmail,
  checkName,
  checkNickname,
  type FieldProblem,
} from '../../domain/fields';
import type { Applicant } from '../../domain/loan-request';

/** What the send dialog holds while it is filled in. */
export interface RequestForm extends Applicant {
  readonly consent: boolean;
  readonly marketing: boolean;
}

/** The fields to type in, in the order in which they stand on the screen. */
export const TYPED_FIELDS = ['name', 'nickname', 'email', 'cedula'] as const;

export type TypedField = (typeof TYPED_FIELDS)[number];

/** Everything that can be wrong, in the order in which it stands on the screen. */
export const REQUIRED_FIELDS = [...TYPED_FIELDS, 'consent'] as const;

export type RequiredField = (typeof REQUIRED_FIELDS)[number];

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

/** What is wrong with one field, undefined for nothing. */
export function problemOf(field: RequiredField, form: RequestForm): FieldProblem | undefined {
  switch (field) {
    case 'email':
      return checkEmail(form.email);
    case 'cedula':
      return checkCedula(form.cedula);
    case 'consent':
      return form.consent ? undefined : 'missing';
    case 'nickname':
      return checkNickname(form.nickname);
    default:
      return checkName(form.name);
  }
}

/** Whether SEND looks ready: consent ticked, name and e-mail not empty (specification, section 5). */
export function looksReady(form: RequestForm): boolean {
  return form.consent && form.name.trim() !== '' && form.email.trim() !== '';
}
