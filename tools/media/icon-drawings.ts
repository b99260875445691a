import { brand } from '../../src/config/brand';
import { formatDollars } from '../../src/domain/money';
import { copy } from '../../src/i18n/es';
import { printed, symbol } from './art';

const mark = symbol('icons', 'mark').replaceAll('currentColor', 'var(--ink)');

/** The mark on a square of 64, at the given place and size; `ground` is the colour under it. */
function tile(size: number, ground: string): string {
  const at = (64 - size) / 2;
  return printed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<svg x="${at}" y="${at}" width="${size}" height="${size}" viewBox="0 0 40 40">${mark}</svg></svg>`,
  );
}

/** With the cut corner, for browser tabs and launchers that show icons unchanged. */
export const favicon = tile(36, '<path d="M0 0h46l18 18v46H0z" fill="var(--ground)"/>');

/** To the edges, for launchers that cut the shape themselves; the mark stays in the safe zone. */
export const fullBleed = tile(30, '<path d="M0 0h64v64H0z" fill="var(--ground)"/>');

const RECEIPT = [10, 7, 9, 5]
  .map((length, index) => {
    const y = 150 + index * 44;
    return `<rect x="896" y="${y}" width="${length * 14}" height="14"/><rect x="1080" y="${y}" width="48" height="14"/>`;
  })
  .join('');

const CARTRIDGE = `<path d="M560 130a20 20 0 0 1 20-20h216a20 20 0 0 1 20 20v270H560z" fill="var(--electric)"/>
<path d="M628 136h120" stroke="#fff" stroke-width="18" stroke-dasharray="6 6.600"/>
<path d="M588 164h166l34 34v166H588z" fill="var(--paper)"/>
<svg x="598" y="174" width="180" height="180" viewBox="0 0 120 120">${symbol('emblems', 'roblox')}</svg>
<path d="M748 164l40 40v-40z" fill="var(--electric)"/>`;

const MACHINE = `<path d="M500 400h680a20 20 0 0 1 20 20v230H480V420a20 20 0 0 1 20-20z" fill="var(--ink)"/>
<path d="M536 400h304v10H536z" fill="var(--gold)"/><path d="M852 400h316v10H852z" fill="var(--gold)"/>
<path d="M548 478h28v28h28v28h-28v28h-28v-28h-28v-28h28z" fill="var(--paper)"/>
<circle cx="672" cy="530" r="28" fill="var(--gold)"/><circle cx="742" cy="502" r="28" fill="var(--electric)"/>
<path d="M868 400V96l16-15 16 15 16-15 16 15 16-15 16 15 16-15 16 15 16-15 16 15 16-15 16 15 16-15 16 15 16-15 16 15 16-15 16 15v304z" fill="var(--stock)"/>
<g fill="var(--ink)">${RECEIPT}</g>
<path d="M868 320h288v70H868z" fill="var(--gold)"/>
<text x="890" y="371" font-size="50" font-weight="850" letter-spacing="-2.500" fill="var(--ink)">${formatDollars(7075)}</text>`;

/** The picture beside a link to the site, 1200 by 630. */
export const social = printed(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Archivo">
<path d="M0 0h1200v630H0z" fill="var(--ground)"/>
<svg x="64" y="60" width="44" height="44" viewBox="0 0 40 40">${mark}</svg>
<text x="124" y="96" font-size="40" font-weight="840" letter-spacing="-1.600" fill="var(--ink)">${brand.product}</text>
${headline()}
<text x="66" y="570" font-size="28" font-weight="560" fill="var(--ink-2)">${brand.bank}</text>
${CARTRIDGE}${MACHINE}</svg>`,
);

function headline(): string {
  const [first = '', second = ''] = copy.meta.home.title.split(/ (?=\S+$)/);
  return [first, `${second}.`]
    .map(
      (line, index) =>
        `<text x="60" y="${258 + index * 88}" font-size="94" font-weight="850" letter-spacing="-4.500" fill="var(--ink)">${line}</text>`,
    )
    .join('');
}
