import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../support/local-project';
import { takeEventTime } from './event-times';
import { quietly } from './machine';

const ITEMS = 12_000;

interface Catalogue {
  readonly data: readonly { readonly id: string; readonly name: string }[];
}

/** As many items as the game has had, in the shape of the shipped list. */
function manyCosmetics(): Catalogue {
  const shipped = JSON.parse(
    readFileSync(join(ROOT, 'public/cosmetics.json'), 'utf8'),
  ) as Catalogue;
  const { length } = shipped.data;
  const data = Array.from({ length: ITEMS }, (_, place) => {
    const item = shipped.data[place % length] ?? { id: '', name: '' };
    const round = Math.floor(place / length);
    return { ...item, id: `${item.id}-${round}`, name: `${item.name} ${round}` };
  });
  return { ...shipped, data };
}

/** Milliseconds of so many keys in the search of Fortnite's items, typed and taken back. */
export async function measureKeys(page: Page, origin: string, times: number): Promise<number[]> {
  const json = manyCosmetics();
  await page.route('**/cosmetics.json', (route) => route.fulfill({ json }));
  await page.goto(`${origin}/Fortnite`, { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox');
  await field.click();
  await page.getByRole('option').first().waitFor();
  const keys = [
    'r',
    'a',
    'Backspace',
    'e',
    'd',
    'Backspace',
    'Backspace',
    'Backspace',
    's',
    'Backspace',
  ];
  return quietly(async () => {
    const measured: number[] = [];
    for (let done = 0; done < times; done++) {
      await takeEventTime(page);
      await page.keyboard.press(keys[done % keys.length] ?? 'a');
      measured.push(await takeEventTime(page));
    }
    return measured;
  });
}
