import type { cosmeticTypes as original } from '../es/cosmetic-types';
import type { Translation } from '../translation';

export const cosmeticTypes: Translation<typeof original> = {
  outfit: 'Outfit',
  backpack: 'Back bling',
  pet: 'Pet',
  pickaxe: 'Pickaxe',
  glider: 'Glider',
  contrail: 'Contrail',
  wrap: 'Wrap',
  emote: 'Emote',
  emoji: 'Emoticon',
  spray: 'Spray',
  toy: 'Toy',
  music: 'Music',
  loadingscreen: 'Loading screen',
  banner: 'Banner',
};
