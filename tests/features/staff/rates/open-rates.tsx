import { screen, within } from '@testing-library/react';
import { type RatesDraft, ratesOf } from '../../../../src/domain/rates/rates';
import type { StaffRole } from '../../../../src/domain/session';
import roblox from '../../../../src/games/roblox';
import { openStaff } from '../staff-app';

type Contents = NonNullable<Parameters<typeof openStaff>[1]>;

const { version: _, ...figures } = ratesOf(roblox);

/** Luis' draft of Roblox: robux at 2 cents. */
export const luisDraft: RatesDraft = {
  ...figures,
  rates: { ...figures.rates, robux: 2000 },
  reason: { es: 'Sube el mercado', en: 'The market rises' },
  author: 'other',
  savedAt: new Date(),
  revision: 1,
};

/** The words of the tab that several tests look for. */
const words = {
  robux: 'Robux, borrador, en dólares',
  limited: 'Artículos limitados, borrador, en dólares',
  reasonEs: 'Motivo en español',
  reasonEn: 'Motivo en inglés',
  save: 'Guardar borrador',
  saved: 'Borrador guardado.',
  draft: 'Borrador',
  publish: 'Publicar',
  history: 'Historial',
  cancel: 'Cancelar',
} as const;

/** The tab with the rates of Roblox, for a member with these roles. */
export async function openRates(
  roles: readonly StaffRole[],
  contents: Contents = {},
  prepare: Parameters<typeof openStaff>[3] = () => {},
) {
  const address = '/GamesSettings?tab=tarifas&juego=roblox';
  const app = await openStaff(address, { ...contents, roles }, 'es', prepare);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByRole('region', { name: words.draft });
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await app.user.clear(field);
    // Every key would draw the whole tab.
    if (text) await app.user.paste(text);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: words.save }));
  return { ...app, word: words, part, type, save };
}
