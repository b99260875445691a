import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bank as first } from '../../../src/bank/bank';
import { copyProduct, type ProductTree } from '../product-tree';

/** Makes a copy of the product with the folder of the made-up bank, on which nothing has been run. */
export function copyOtherBank(): ProductTree {
  const tree = copyProduct();
  for (const file of ['bank.ts', 'legal.ts', 'colors.css'])
    copyFileSync(`tests/support/banco-prueba/${file}`, join(tree.path, 'src/bank', file));
  // Its rules are the first ones: no open page sends the mails of another bank.
  for (const file of ['firestore.rules', 'rules/earlier-mails.json'])
    rmSync(join(tree.path, file), { force: true });
  return tree;
}

/** Makes the rules, the site's files, the site and the functions of a copy. */
export async function buildOtherBank(tree: ProductTree, env?: NodeJS.ProcessEnv): Promise<void> {
  for (const tool of ['rules/generate.ts', 'media/site.ts', 'build.ts', 'build-functions.ts'])
    await tree.run(tool, env);
}

/**
 * The names of the first bank. Keys of stored entries, such as `levelup.language`, are not names.
 */
const FIRST = [
  /aurora/i,
  new RegExp(first.product),
  new RegExp(first.phone),
  /18095550142/,
  /\bLU-|\^LU|"LU"|'LU'/,
  /ProUsuario|Superintendenc|172-13|155-17/,
  /US\$/,
  /RD\$/,
];

/** The names of the first bank that a text holds. */
export const wordsOfFirstBank = (text: string): string[] =>
  FIRST.filter((words) => words.test(text)).map(String);
