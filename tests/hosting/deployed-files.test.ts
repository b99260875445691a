import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { DIST, PORTS } from '../../tools/support/local-project';

interface ListFiles {
  listFiles(folder: string, ignored: readonly string[]): string[];
}

// The list that "firebase deploy" itself builds.
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as ListFiles;
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));

describe('what a deployment publishes', () => {
  const published = listFiles(DIST, hosting.ignore);

  it('is the site', () => {
    expect(published).toEqual(
      expect.arrayContaining(['index.html', 'shell.html', 'sw.js', 'sitemap.xml', 'robots.txt']),
    );
  });

  it('holds nothing of the bundler’s own', async () => {
    expect(
      published.filter((file) => /(^|\/)\.|^(?!assets\/).*manifest\.json$/.test(file)),
    ).toEqual([]);
    const answer = await fetch(`http://127.0.0.1:${PORTS.hosting}/.vite/manifest.json`);
    expect(answer.headers.get('content-type')).not.toContain('json');
  });
});
