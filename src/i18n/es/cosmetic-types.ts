/** The kinds of Fortnite items, by the catalogue's word. */
export const cosmeticTypes = {
  outfit: 'Traje',
  backpack: 'Mochila',
  pet: 'Mascota',
  pickaxe: 'Pico',
  glider: 'Ala delta',
  contrail: 'Estela',
  wrap: 'Envoltorio',
  emote: 'Gesto',
  emoji: 'Emoticono',
  spray: 'Grafiti',
  toy: 'Juguete',
  music: 'Música',
  loadingscreen: 'Pantalla de carga',
  banner: 'Estandarte',
};
