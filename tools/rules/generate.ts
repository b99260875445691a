import { readFileSync, writeFileSync } from 'node:fs';
import { assembleRules } from './assemble';
import { readCalculators } from './read-calculators';

const file = new URL('../../firestore.rules', import.meta.url);
const before = readFileSync(file, 'utf8');
const after = assembleRules(await readCalculators());
if (after !== before) writeFileSync(file, after);
console.log(after === before ? 'firestore.rules is up to date' : 'firestore.rules was rewritten');
