import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure';

/** Debian's package: it has no window to draw and takes half the processor time of the full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * With it, the fonts that replace Arial: with others, the layout shifts when the page's font
 * arrives.
 */
const PACKAGES = [HEADLESS_SHELL, 'fonts-liberation'];

const NAMES = [
  HEADLESS_SHELL,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];

/** Options of every browser: no background work, and no network access beyond the opened pages. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Text as wide as on a phone, whatever the fonts and settings of this machine.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The browser to test with: CHROME_PATH, else an installed Chrome or Chromium. */
export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return NAMES.map(onPath).find((file) => file !== undefined);
}

/** Installs the missing Debian packages, if that is possible. */
function installDebian(): void {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return;
  if (spawnSync('dpkg', ['--status', ...PACKAGES], { stdio: 'ignore' }).status === 0) return;
  console.log('Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/**
 * Like findChromium, but installs Debian's headless shell if it can; fails with one line if there
 * is none.
 */
export function requireChromium(): string {
  if (!process.env.CHROME_PATH) installDebian();
  const found = findChromium();
  if (found === undefined)
    throw new Failure(
      'No Chrome or Chromium: install one (Debian: apt install chromium-headless-shell fonts-liberation) or set CHROME_PATH.',
    );
  return found;
}
