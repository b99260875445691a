import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxSend } from '../../functions/src/outbox';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});

afterEach(() => rm(folder, { recursive: true }));

const from = 'LevelUp <no-reply@levelup.example>';

describe('the local outbox', () => {
  it('keeps each mail in a file of its own', async () => {
    const send = outboxSend(folder, from);
    const mail = { to: 'ana@correo.example', subject: 'Hola', html: '<p>Uno</p>' };
    await Promise.all([send({ id: 'a', ...mail }), send({ id: 'b', ...mail })]);
    expect((await readdir(folder)).sort()).toEqual(['a.json', 'b.json', 'index.html']);
    expect(JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'))).toMatchObject({
      id: 'a',
      ...mail,
      messageId: '<a@levelup.example>',
    });
  });

  it('lists the mails as text: what is in them is never run', async () => {
    await outboxSend(
      folder,
      from,
    )({
      id: 'a',
      to: '"<script>"@correo.example',
      subject: '<img src=x onerror=alert(1)>',
      html: '<p>Uno &amp; dos</p><script>alert(1)</script><p>tres</p>',
    });
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('tres');
  });
});
