/** What kinds of Fortnite items there are, by the catalogue's own word. */
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
