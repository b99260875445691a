import { randomInt } from 'node:crypto';

/** Words that a chat filter does not hide. It hides numbers and mixed letters. */
const WORDS =
  `abeja agua aire arena arroz azul barco bosque brisa cacao caja calle camino campo carta
casa cielo clave coco coral cuento delfin dulce faro flor fruta fuego gato globo grano guitarra hoja
huerta isla jardin lago lapiz libro limon luna madera mango mapa mar mesa miel monte nido nieve nube
palma papel parque perla piedra plato playa pluma puente queso rama rio roca rosa sal selva sol tambor
tren trigo valle vela verde viento`.split(/\s+/);

/** Enough words that no profile contains them by chance. */
const LENGTH = 6;

/** A random phrase of common words for a profile. */
export function newPhrase(): string {
  return Array.from({ length: LENGTH }, () => WORDS[randomInt(WORDS.length)]).join(' ');
}

/** A profile's text as phrases are searched in it: letters and single spaces only. */
export function normalPhrase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
