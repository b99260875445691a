import type { RequestForm } from './request-form';

const EMPTY: RequestForm = {
  name: '',
  nickname: '',
  email: '',
  cedula: '',
  consent: false,
  bureaus: false,
  marketing: false,
};

/**
 * What was typed, so that closing and reopening the dialog loses nothing. These are personal data:
 * they stay in the page's memory and are never put into browser storage (trust decisions, "Data").
 */
let saved = EMPTY;

/** The game whose player name was typed. */
let savedGameId = '';

/** What was typed before on this page; the player name only for the same game. */
export function loadForm(gameId: string): RequestForm {
  return gameId === savedGameId ? saved : { ...saved, nickname: '' };
}

/** Saves what was typed for a game. */
export function saveForm(form: RequestForm, gameId: string): void {
  saved = form;
  savedGameId = gameId;
}

/** Forgets everything, for example after sending. */
export function forgetForm(): void {
  saved = EMPTY;
  savedGameId = '';
}
