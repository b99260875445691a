import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, Failure } from './support/failure';

/**
 * Names the pictures that differ between two folders, or stand in one alone:
 * `npm run screens:compare -- BEFORE AFTER`.
 */
await command(async () => {
  const [before, after] = process.argv.slice(2);
  if (!before || !after) throw new Failure('Two folders of pictures are needed.');
  const [old, recent] = [readdirSync(before), readdirSync(after)];
  const both = old.filter((name) => recent.includes(name));
  const alone = [...old, ...recent].filter((name) => !both.includes(name));
  const differing = both.filter(
    (name) => !readFileSync(join(before, name)).equals(readFileSync(join(after, name))),
  );
  for (const name of [...differing, ...alone].sort()) console.log(name);
  if (differing.length + alone.length > 0)
    throw new Failure(`${differing.length} of ${both.length} differ, ${alone.length} stand alone`);
  console.log(`${both.length} pictures, all equal`);
});
