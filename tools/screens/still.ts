import type { Page } from '@playwright/test';

/** What two takings of one state do not share, and what every picture shows in its place. */
const REPLACED: readonly (readonly [pattern: string, replacement: string])[] = [
  ['\\bLU-[2-9A-Z]{4}-[2-9A-Z]{4}', 'LU-7K3A-Q9WM'],
  ['(-[2-9A-Z]{4}){4}-[2-9A-Z]{2}\\b', '-2345-6789-ABCD-EFGH-JK'],
  // What may break between its parts has one text for each.
  ['^ana\\.martinez\\.[0-9a-z]{8}$', 'ana.martinez.otro'],
  ['^[2-9A-Z]{4}-[2-9A-Z]{4}$', 'ABCD-EFGH'],
  ['^(LU-)?[2-9A-Z]{4}-$', '$1ABCD-'],
  ['^[2-9A-HJ-NP-Z]{2}$', 'JK'],
  ['\\bRC-[0-9A-Z-]+', 'RC-7K3A-Q9WM'],
  ['\\.[0-9a-z]{8}(?=@correo\\.example)', '.otro'],
  ['\\blauryplay[0-9a-z]{8}\\b', 'lauryplay'],
  ['\\b001-?\\d{7}-?\\d\\b', '001-1234567-3'],
  ['\\b\\d{1,2}:\\d{2}\\b', '9:41'],
  ['\\b\\d+ h( \\d+ min)?\\b', '71 h'],
  ['\\b\\d+ (min|s|segundos?|seconds?|minutos?|minutes?)\\b', '2 $1'],
];

/**
 * Makes two takings of one state equal: codes, made-up people and times of day are replaced, also
 * those that a clock on the page writes meanwhile, and QR codes and videos are left out. What a
 * reader sees besides stays as it is.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate((replaced) => {
    new MutationObserver(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const [pattern, replacement] of replaced) {
          const text = (node.nodeValue ?? '').replace(new RegExp(pattern, 'g'), replacement);
          if (text !== node.nodeValue) node.nodeValue = text;
        }
      }
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
        for (const [pattern, replacement] of replaced)
          field.value = field.value.replace(new RegExp(pattern, 'g'), replacement);
      for (const moving of document.querySelectorAll(
        'svg[shape-rendering="crispEdges"] path, video',
      ))
        moving.remove();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.body.append('');
  }, REPLACED);
}
