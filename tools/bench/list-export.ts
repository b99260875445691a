import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { takeEventTime } from './event-times';
import { goals } from './goals';
import { worst } from './statistics';
import type { Row } from './table';

const LIMIT_MS = 20 * 60_000;

const start = (page: Page) => page.getByRole('button', { name: 'Descargar', exact: true });

/** Presses on a heading, which answers to nothing, until told to stop: what a click waits. */
async function clickUntil(page: Page, done: () => boolean): Promise<number> {
  const waits = [0];
  await takeEventTime(page);
  while (!done()) {
    await page.getByRole('heading', { level: 1 }).click({ force: true });
    waits.push(await takeEventTime(page));
  }
  return worst(waits);
}

/** Cancels a download once rows have come, and tells how many files were saved all the same. */
async function cancelledDownloads(page: Page): Promise<number> {
  let saved = 0;
  const count = () => {
    saved += 1;
  };
  page.on('download', count);
  await start(page).click();
  await page.getByText(/^[\d,.]+ de [\d,.]+ filas$/).waitFor();
  await page.getByRole('button', { name: 'Cancelar la descarga' }).click();
  await page.getByText('Descarga cancelada').waitFor();
  page.off('download', count);
  return saved;
}

/** Downloads the whole list that is open: time, size, what clicks wait, and cancelling. */
export async function benchExport(page: Page, records: number): Promise<Row[]> {
  const cancelled = await cancelledDownloads(page);
  const begun = performance.now();
  let saved = false;
  const downloading = page.waitForEvent('download', { timeout: LIMIT_MS }).finally(() => {
    saved = true;
  });
  await start(page).click();
  const wait = await clickUntil(page, () => saved);
  const download = await downloading;
  const seconds = (performance.now() - begun) / 1000;
  const { size } = await stat(await download.path());
  const list = `workbook of ${records.toLocaleString('en-US')} rows`;
  return [
    {
      what: `${list}: longest wait of a click meanwhile`,
      measured: wait,
      unit: 'ms',
      goal: { atMost: goals.exportClickMs },
    },
    { what: `${list}: time`, measured: seconds, digits: 1, unit: 's' },
    { what: `${list}: size`, measured: size / 1e6, digits: 1, unit: 'MB' },
    { what: `${list}: files saved after cancelling`, measured: cancelled, goal: { atMost: 0 } },
  ];
}
