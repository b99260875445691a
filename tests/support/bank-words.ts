import { copyVariables } from '../../src/app/copy-variables';

/** A sentence of the copy with the bank's names and numbers, as the page shows it. */
export function withBankWords(sentence: string): string {
  return sentence.replace(/\{\{([\w.]+)\}\}/g, (whole, path: string) => {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], copyVariables);
    return found === undefined ? whole : String(found);
  });
}
