import { parseArgs } from 'node:util';
import { benchEstimate } from './bench/estimate';
import { benchPages } from './bench/goals';
import { benchLists } from './bench/lists';
import type * as Load from './bench/load';
import { benchSecondVisits, benchVisits } from './bench/pages';
import { benchSearch } from './bench/search';
import { onStage, type Site } from './bench/stage';
import { type Row, renderTable } from './bench/table';
import { benchTaps } from './bench/taps';
import { throughVite } from './bench/through-vite';
import { command, Failure } from './support/failure';

/** Measures goals of speed and prints one table in Markdown; see docs/speed.md. */
const USAGE = `npm run bench [-- page /Roblox | taps | load | lists] [--rounds 5] [--records 100000]
Pages: ${benchPages.map(({ path }) => path).join(' ')}`;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      records: { type: 'string', default: '100000' },
    },
  });
  const [part = 'all', path] = positionals;
  const [rounds, records] = [Number(values.rounds), Number(values.records)];
  const pages = benchPages.filter((page) => part !== 'page' || page.path === path);
  const parts: Readonly<Record<string, (site: Site) => Promise<Row[]>>> = {
    all: async (site) => [
      ...(await benchVisits(site, pages, rounds)),
      ...(await benchSecondVisits(site, rounds)),
      ...(await benchEstimate()),
    ],
    page: (site) => benchVisits(site, pages, rounds),
    taps: benchTaps,
    load: () => throughVite<typeof Load>('/tools/bench/load.ts', ({ benchLoad }) => benchLoad()),
    lists: async (site) => [...(await benchSearch(records)), ...(await benchLists(site, records))],
  };
  const measure = parts[part];
  if (!measure || pages.length === 0 || !(rounds >= 1 && records >= 1)) throw new Failure(USAGE);
  console.log(renderTable(await onStage(measure)));
});
