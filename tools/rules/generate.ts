import { readFileSync, writeFileSync } from 'node:fs';
import { readCalculators } from './read-calculators';
import { renderGenerated, replaceGenerated } from './render';

const file = new URL('../../firestore.rules', import.meta.url);
const before = readFileSync(file, 'utf8');
const after = replaceGenerated(before, renderGenerated(await readCalculators()));
if (after !== before) writeFileSync(file, after);
console.log(after === before ? 'firestore.rules is up to date' : 'firestore.rules was rewritten');
