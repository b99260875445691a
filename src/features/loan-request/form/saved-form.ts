import type { RequestForm } from './request-form';

const EMPTY: RequestForm = {
  name: '',
  nickname: '',
  email: '',
  cedula: '',
  consent: false,
  marketing: false,
};

/**
 * What was typed, so that closing and opening the dialog loses nothing. It lives in the memory of
 * the page alone, never in any storage: these are personal data (trust decisions, "Data").
 */
let kept = EMPTY;

/** What was typed before in this page, the player name only in the same game. */
export function keptForm(gameId: string): RequestForm {
  return gameId === keptFor ? kept : { ...kept, nickname: '' };
}

let keptFor = '';

export function keepForm(form: RequestForm, gameId: string): void {
  kept = form;
  keptFor = gameId;
}

/** Forgets everything, as after sending. */
export function forgetForm(): void {
  kept = EMPTY;
  keptFor = '';
}
