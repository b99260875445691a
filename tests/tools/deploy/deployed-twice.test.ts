import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkWorkingTree } from '../../../tools/deploy/checks/settings';
import { ROOT } from '../../../tools/support/local-project';
import { release } from './fake-google';

const checkout = mkdtempSync(join(tmpdir(), 'deployed-twice-'));
afterAll(() => rmSync(checkout, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });

/** What the command and firebase-tools write into the checkout. */
const LEFT = [
  '.firebase/hosting.ZGlzdA.cache',
  'firebase.deploy.json',
  'firebase-debug.log',
  'dist/index.html',
  'functions/lib/index.js',
  'functions/.env.banco-levelup',
  '.emulators/functions-manifest.json',
];

it('one checkout is deployed twice: the first leaves no file that differs from the commit', () => {
  git('init', '-q');
  copyFileSync(join(ROOT, '.gitignore'), join(checkout, '.gitignore'));
  git('add', '-A');
  git('commit', '-qm', 'A release');
  for (let deployments = 1; deployments <= 2; deployments += 1) {
    const changed = git('status', '--porcelain').split('\n').filter(Boolean);
    expect(checkWorkingTree(release({ changed }))).toMatchObject([{ level: 'ok' }]);
    for (const path of LEFT) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      writeFileSync(join(checkout, path), `${deployments}`);
    }
  }
});
