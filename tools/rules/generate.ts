import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { assembleRules } from './assemble';
import { EARLIER_MAILS, nextEarlierMails, readEarlierMails } from './earlier-mails';
import { readCalculators } from './read-calculators';
import { currentMails } from './render-mails';
import { sharesTable } from './shares';

const file = new URL('../../firestore.rules', import.meta.url);
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';

// Open pages send the mails of their own release.
const today = new Date().toISOString().slice(0, 10);
const earlier = nextEarlierMails(readEarlierMails(), before, currentMails(), today);
writeFileSync(EARLIER_MAILS, `${JSON.stringify(earlier, undefined, 2)}\n`);

const after = assembleRules(await readCalculators());
if (after !== before) writeFileSync(file, after);
console.log(after === before ? 'firestore.rules is up to date' : 'firestore.rules was rewritten');
console.log(
  `\nExpressions of each batch, as tests/rules/expressions*.test.ts allow them:\n${sharesTable()}`,
);
