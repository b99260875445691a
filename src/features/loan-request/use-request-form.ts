import { type RefObject, useRef, useState } from 'react';
import { hasWrongCheckDigit, normalizeCedula } from '../../domain/fields';
import { keepForm, keptForm } from './kept-form';
import {
  MAX_LENGTHS,
  problemOf,
  REQUIRED_FIELDS,
  type RequestForm,
  type RequiredField,
  TYPED_FIELDS,
} from './request-form';

/** The form's contents and what is to be said about them. */
export interface RequestFormState {
  readonly form: RequestForm;
  readonly set: (changed: Partial<RequestForm>) => void;
  /** A field was left: from now on its problem is shown. */
  readonly leave: (field: RequiredField) => void;
  /** Whether the field's problem is shown already. */
  readonly isLeft: (field: RequiredField) => boolean;
  readonly doubtsCedula: boolean;
  /** Shows every problem and focuses the first; true where there is none. */
  readonly check: () => boolean;
  readonly inputs: RefObject<Partial<Record<RequiredField, HTMLInputElement | null>>>;
}

/** The form of the send dialog for a game, with what was typed before. */
export function useRequestForm(gameId: string): RequestFormState {
  const [form, setForm] = useState(() => keptForm(gameId));
  const [left, setLeft] = useState<ReadonlySet<RequiredField>>(new Set());
  const inputs = useRef<Partial<Record<RequiredField, HTMLInputElement | null>>>({});
  const touched = useRef(new Set<string>());

  function set(changed: Partial<RequestForm>) {
    const next = { ...form, ...changed };
    for (const field of Object.keys(changed)) touched.current.add(field);
    keepForm(next, gameId);
    setForm(next);
  }

  function leave(field: RequiredField) {
    // Passing through a field without a touch is not yet a mistake.
    if (!touched.current.has(field) && form[field] === '') return;
    if (field === 'cedula') set({ cedula: normalizeCedula(form.cedula) });
    setLeft((fields) => new Set(fields).add(field));
  }

  function check() {
    setLeft(new Set(REQUIRED_FIELDS));
    const first = REQUIRED_FIELDS.find((field) => problemOf(field, form));
    if (first) inputs.current[first]?.focus();
    return first === undefined;
  }

  return {
    form,
    set,
    leave,
    isLeft: (field) =>
      left.has(field) || (isTyped(field) && form[field].length > MAX_LENGTHS[field]),
    doubtsCedula: left.has('cedula') && hasWrongCheckDigit(form.cedula),
    check,
    inputs,
  };
}

function isTyped(field: RequiredField): field is (typeof TYPED_FIELDS)[number] {
  return TYPED_FIELDS.some((typed) => typed === field);
}
