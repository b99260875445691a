import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { RulesTest } from './rules/mutants/collector';
import { makePatternMutants } from './rules/mutants/patterns/make-pattern-mutants';
import { patternExceptions } from './rules/mutants/patterns/pattern-exceptions';

// Changes one pattern of the fields at a time and runs tests/domain/fields/patterns.test.ts in this
// process. Words on the command line choose the mutants whose line of the report holds one of them.

const root = fileURLToPath(new URL('../', import.meta.url));
const collector = `${root}tools/rules/mutants/collector.ts`;
const SOURCES = [
  'src/domain/fields/field-patterns.ts',
  'src/domain/fields/fields.ts',
  'src/domain/fields/identifiers/cedula.ts',
  'src/domain/fields/identifiers/email.ts',
  'src/domain/fields/identifiers/phone.ts',
  'src/domain/request/request-code.ts',
  'src/domain/market/catalogue.ts',
];
const chosen = process.argv.slice(2);

let mutated: { readonly file: string; readonly source: string } | undefined;
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { vitest: collector } },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (_, id) => (id === mutated?.file ? mutated.source : undefined),
    },
  ],
});

/** The name of the first test that fails, or why none can run; undefined when all pass. */
async function failure(): Promise<string | undefined> {
  server.moduleGraph.invalidateAll();
  try {
    await server.ssrLoadModule('/tests/domain/fields/patterns.test.ts');
  } catch {
    return 'it is no pattern';
  }
  const { collected } = await server.ssrLoadModule(collector);
  for (const { name, run } of collected as RulesTest[]) {
    try {
      await run();
    } catch {
      return name;
    }
  }
  return undefined;
}

const broken = await failure();
if (broken !== undefined) throw new Error(`Fails without any mutant: ${broken}`);

const counts = new Map<string, number>();
let killed = 0;
let excused = 0;
let survived = 0;
for (const path of SOURCES) {
  for (const { place, kind, change, source } of makePatternMutants(
    readFileSync(root + path, 'utf8'),
  )) {
    const line = `${path} (${place}) ${kind}: ${change}`;
    if (chosen.length > 0 && !chosen.some((word) => line.includes(word))) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    mutated = { file: root + path, source };
    const killer = await failure();
    const reason = patternExceptions.find(
      (each) => each.place === place && each.changes.test(change),
    );
    if (killer !== undefined) killed += 1;
    else if (reason) excused += 1;
    else survived += 1;
    if (killer === undefined)
      console.log(reason ? `excused: ${line}: ${reason.reason}` : `survived: ${line}`);
    else if (chosen.length > 0) console.log(`killed: ${line} by "${killer}"`);
  }
}
await server.close();
for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
console.log(`${killed} killed, ${excused} excused, ${survived} survived`);
process.exit(survived === 0 ? 0 : 1);
