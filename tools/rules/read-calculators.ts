import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bank } from '../../src/bank/bank';
import { isOffered } from '../../src/bank/bank-settings';
import type { Calculator } from '../../src/domain/calculator';

const folder = new URL('../../src/games/', import.meta.url);

/** Every calculator that the bank offers, by id; read from the folder because Vite's glob is not at hand. */
export async function readCalculators(): Promise<Calculator[]> {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !['index.ts', 'list.ts'].includes(name),
  );
  const modules = await Promise.all(
    files.map(
      (name) =>
        import(pathToFileURL(new URL(name, folder).pathname).href) as Promise<{
          default: Calculator;
        }>,
    ),
  );
  return modules
    .map((module) => module.default)
    .filter(({ id }) => isOffered(bank, id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
