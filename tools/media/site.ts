import { writeFileSync } from 'node:fs';
import { readCalculators } from '../rules/read-calculators';
import { siteFiles } from './site-files';

/** Writes the manifest, robots.txt and the sitemap to `public/`. */
const calculators = await readCalculators();
for (const { name, content } of siteFiles(calculators.map(({ path }) => path))) {
  writeFileSync(new URL(`../../public/${name}`, import.meta.url), content);
  console.log(name);
}
