/** A silent scene of the background: its drawing at a moment of its loop, as SVG. */
export interface Scene {
  readonly name: 'calculator' | 'faq' | 'dialog';
  readonly ground: string;
  /** The shapes at a moment from 0 (start) to 1 (start again). */
  readonly draw: (moment: number) => string;
}

export const WIDTH = 1280;
export const HEIGHT = 800;
/** Length of every loop in seconds. */
export const SECONDS = 8;
const MODULE = 160;

/** The page's ground and a shape that the style sheet lightens to a game's tint. */
const GROUND = '#f6ebd9';
const SHAPE = '#cec292';

/** 0 before `from` seconds, 1 after `lasting` further seconds, eased in between. */
function turn(moment: number, from: number, lasting: number): number {
  const share = Math.min(1, Math.max(0, (moment * SECONDS - from) / lasting));
  return share * share * (3 - 2 * share);
}

const wave = (moment: number) => (1 - Math.cos(2 * Math.PI * moment)) / 2;

const bar = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y.toFixed(2)}" width="${width}" height="${height}"/>`;

const place = (x: number, y: number, degrees: number, scale: number, shape: string) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees.toFixed(2)}) scale(${scale.toFixed(4)})">${shape}</g>`;

const PAD = '<path d="M-48-144h96v96h96v96h-96v96h-96v-96h-96v-96h96z"/>';
const KEY = '<circle r="72"/>';

/** Lines of a receipt: the label's length and the amount's, in units of 20. */
const LINES = [
  [8, 3],
  [5, 4],
  [9, 2],
  [6, 4],
  [4, 3],
  [7, 5],
  [10, 3],
  [5, 2],
] as const;
const LINE_HEIGHT = 100;

/** Paper that feeds one line a second and comes round after eight. */
function paper(moment: number): string {
  const second = Math.floor(moment * SECONDS);
  const fed = (second + turn(moment, second, 0.55)) * LINE_HEIGHT;
  const round = LINES.length * LINE_HEIGHT;
  return LINES.map(([label, amount], index) => {
    const y = ((((index * LINE_HEIGHT - fed) % round) + round) % round) - 36;
    const line = bar(440, y, label * 20, 36) + bar(840 - amount * 20, y, amount * 20, 36);
    return y > HEIGHT - LINE_HEIGHT
      ? line + line.replaceAll(/ y="[^"]+"/g, ` y="${y - round}"`)
      : line;
  }).join('');
}

/** A cartridge that sinks into its slot and is lifted out again. */
function cartridge(moment: number): string {
  const y = 112 * (turn(moment, 0.4, 1.1) - turn(moment, 5.6, 1.1));
  const shell = '<path d="M32 96h200l56 56v368h-256zM64 216v272h192v-272z" fill-rule="evenodd"/>';
  const label = '<path d="M88 240h96l48 48v176h-144z"/>';
  const pins = Array.from({ length: 6 }, (_, index) => bar(48 + index * 40, 536, 24, 128)).join('');
  const slot = `<rect y="648" width="352" height="160" fill="${GROUND}"/>${bar(0, 648, 352, 36)}`;
  return `<g transform="translate(0 ${y.toFixed(2)})">${shell}${label}${pins}</g>${slot}`;
}

/** A cartridge goes in, a receipt comes out, keys are pressed. */
const calculator: Scene = {
  name: 'calculator',
  ground: GROUND,
  draw: (moment) => {
    const turned = 90 * (turn(moment, 1.2, 0.9) + turn(moment, 5.2, 0.9));
    const pressed = wave(turn(moment, 3, 1.4));
    return `<g fill="${SHAPE}">${[
      paper(moment),
      cartridge(moment),
      place(1064, 204, turned, 1, PAD),
      place(984, 640, 0, 1 - 0.3 * pressed, KEY),
      place(1160, 552, 0, 0.7 + 0.3 * pressed, KEY),
    ].join('')}</g>`;
  },
};

const LEAF = '<path d="M-80-80h80a80 80 0 0 1 80 80v80h-80a80 80 0 0 1-80-80z"/>';
const PETALS = '<path d="M-80-80h80a80 80 0 0 1-80 80zM80 80h-80a80 80 0 0 1 80-80z"/>';
const FLOOR = ['L.P..L.P', '.L..P.L.', 'P..L..P.', '.P.L.L..', 'L..P..PL'];

/** Tiles that turn over, one after another. */
const faq: Scene = {
  name: 'faq',
  ground: GROUND,
  draw: (moment) =>
    `<g fill="${SHAPE}">${FLOOR.flatMap((row, y) =>
      [...row].map((tile, x) => {
        if (tile === '.') return '';
        const from = ((x * 3 + y * 5) % 8) * 0.4;
        const degrees = 90 * (turn(moment, from, 0.8) + turn(moment, from + 4, 0.8));
        const shape = tile === 'L' ? LEAF : PETALS;
        return place((x + 0.5) * MODULE, (y + 0.5) * MODULE, degrees, 1, shape);
      }),
    ).join('')}</g>`,
};

/** Keys pressed in a diagonal wave, in the darker electric. */
const dialog: Scene = {
  name: 'dialog',
  ground: '#3420ff',
  draw: (moment) =>
    `<g fill="#2414c9">${Array.from({ length: 40 }, (_, index) => {
      const [x, y] = [index % 8, Math.floor(index / 8)];
      const pressed = wave((moment + 2 - (x + y) / 12) % 1);
      const scale = 0.26 + 0.16 * pressed;
      const key = (x + y) % 2 === 0 ? PAD : KEY.replace('72', '110');
      return place((x + 0.5) * MODULE, (y + 0.5) * MODULE, 0, scale, key);
    }).join('')}</g>`,
};

export const scenes: readonly Scene[] = [calculator, faq, dialog];

/** The whole picture of a scene at a moment. */
export function picture(scene: Scene, moment: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${scene.ground}"/>${scene.draw(moment)}</svg>`;
}
