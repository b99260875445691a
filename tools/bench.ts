import { parseArgs } from 'node:util';
import { benchEngine } from './bench/engine';
import { benchInteractions } from './bench/interactions';
import { benchLists } from './bench/lists';
import { benchLoad } from './bench/load';
import { benchPageRows, pagesAt } from './bench/pages';
import { benchSecondVisits } from './bench/second-visit';
import { onStage, type Site } from './bench/stage';
import { type Row, renderTable } from './bench/table';
import { command, Failure } from './support/failure';

/** Measures goals of speed and prints one table in Markdown; see docs/speed.md. */
const USAGE = `npm run bench                       every page, second visits, one estimate
npm run bench -- page /Roblox       one page
npm run bench -- taps | load | lists
--rounds 5, --records 100000: smaller ones make a rehearsal`;

function readArguments() {
  const options = {
    rounds: { type: 'string', default: '5' },
    records: { type: 'string', default: '100000' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [part = 'all', path] = positionals;
    return { part, path, rounds: Number(values.rounds), records: Number(values.records) };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

await command(async () => {
  const { part, path, rounds, records } = readArguments();
  const parts: Readonly<Record<string, (site: Site) => Promise<Row[]>>> = {
    all: async (site) => [
      ...(await benchPageRows(site, pagesAt(undefined), rounds)),
      ...(await benchSecondVisits(site, rounds)),
      ...(await benchEngine()),
    ],
    page: (site) => benchPageRows(site, pagesAt(path), rounds),
    taps: benchInteractions,
    load: benchLoad,
    lists: (site) => benchLists(site, records),
  };
  const measure = parts[part];
  if (measure === undefined || !(rounds >= 1) || !(records >= 1)) throw new Failure(USAGE);
  console.log(renderTable(await onStage(measure)));
});
