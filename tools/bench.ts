import { parseArgs } from 'node:util';
import { benchEngine } from './bench/engine';
import { benchPages } from './bench/goals';
import { benchInteractions } from './bench/interaction';
import { benchLists } from './bench/lists';
import { benchLoad } from './bench/load';
import { machineRows } from './bench/machine';
import { benchPageRows, findPage } from './bench/pages';
import { benchSecondVisits } from './bench/second-visit';
import type { Site } from './bench/site';
import { onStage } from './bench/stage';
import { type Row, renderTable } from './bench/table';
import { command, Failure } from './support/failure';

/**
 * Measures every goal of speed and prints one table in Markdown: `npm run bench`, or one part of
 * it. `--rounds` and `--records` make a rehearsal smaller.
 */
const USAGE =
  'npm run bench -- [pages | page /Roblox | second | interaction | engine | lists | load] [--rounds 5] [--records 100000]';

function readArguments() {
  const options = {
    rounds: { type: 'string', default: '5' },
    records: { type: 'string', default: '100000' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [rounds, records] = [Number(values.rounds), Number(values.records)];
    if (!(rounds >= 1) || !(records >= 1000)) throw new Failure(USAGE);
    return { part: positionals[0] ?? 'all', path: positionals[1], rounds, records };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

const { part, path, rounds, records } = readArguments();

/** In their order: the lists leave much behind in the database, so they come last. */
const parts: Readonly<Record<string, (site: Site) => Promise<Row[]>>> = {
  pages: (site) => benchPageRows(site, benchPages, rounds),
  second: (site) => benchSecondVisits(site, rounds),
  interaction: benchInteractions,
  load: benchLoad,
  lists: (site) => benchLists(site, records),
};

async function measure(): Promise<Row[]> {
  if (part === 'engine') return benchEngine();
  if (part === 'page') {
    const page = findPage(path ?? '/');
    return onStage((site) => benchPageRows(site, [page], rounds));
  }
  const one = parts[part];
  if (one) return onStage(one);
  if (part !== 'all') throw new Failure(USAGE);
  const rows = await benchEngine();
  await onStage(async (site) => {
    for (const next of Object.values(parts)) rows.push(...(await next(site)));
  });
  return rows;
}

await command(async () => console.log(renderTable([...(await measure()), ...machineRows()])));
