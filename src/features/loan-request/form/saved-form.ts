import { keepTyped, takeTyped } from '../../../browser/typed';
import { ofOptional, type RequestForm } from './request-form';

const EMPTY: RequestForm = {
  name: '',
  nickname: '',
  email: '',
  cedula: '',
  ...ofOptional(() => ''),
  consent: false,
  bureaus: false,
  marketing: false,
};

/**
 * The typed fields, so that closing and reopening the dialog loses nothing. They are personal data:
 * they stay in the page's memory and are never put into browser storage (trust decisions, "Data").
 */
let saved = EMPTY;

/** The game whose player name was typed. */
let savedGameId = '';

const NAME = 'request';

/** Reloads the page and hands the typed fields over to it. */
export function reloadWithForm(): void {
  keepTyped(NAME, { saved, savedGameId });
  window.location.reload();
}

/** The fields typed earlier on this page; the player name only for the same game. */
export function loadForm(gameId: string): RequestForm {
  const handedOver = takeTyped<{ saved: Partial<RequestForm>; savedGameId: string }>(NAME);
  if (handedOver) {
    // The page before may be of a release without some of today's fields.
    saved = { ...EMPTY, ...handedOver.saved };
    savedGameId = handedOver.savedGameId;
  }
  return gameId === savedGameId ? saved : { ...saved, nickname: '' };
}

/** Saves the typed fields of a game. */
export function saveForm(form: RequestForm, gameId: string): void {
  saved = form;
  savedGameId = gameId;
}

/** Forgets everything, for example after sending. */
export function forgetForm(): void {
  saved = EMPTY;
  savedGameId = '';
}
