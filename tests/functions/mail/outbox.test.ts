import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageId, SendFailure } from '../../../functions/src/mail/mail';
import { outboxSend, REFUSED } from '../../../functions/src/mail/outbox';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});

afterEach(() => rm(folder, { recursive: true }));

const from = 'LevelUp <no-reply@levelup.example>';

describe('the local outbox', () => {
  it('keeps each mail in a separate file', async () => {
    const send = outboxSend(folder, from);
    const to = 'ana@correo.example';
    const mail = { to: [to], subject: 'Hola', html: '<p>Uno</p>', text: 'Uno' };
    const [receipt] = await Promise.all([send({ id: 'a', ...mail }), send({ id: 'b', ...mail })]);
    expect(receipt).toMatchObject({
      accepted: [to],
      rejected: [],
      messageId: messageId('a', from),
    });
    expect((await readdir(folder)).sort()).toEqual(['a.json', 'b.json', 'index.html']);
    expect(JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'))).toMatchObject({
      id: 'a',
      ...mail,
      to,
      messageId: messageId('a', from),
    });
  });

  it('permanently refuses the addresses that its folder names', async () => {
    await mkdir(join(folder, REFUSED));
    await writeFile(join(folder, REFUSED, encodeURIComponent('no@correo.example')), '');
    const send = outboxSend(folder, from);
    const mail = { subject: 'Hola', html: '<p>Uno</p>' };
    const refused = send({ id: 'a', to: ['no@correo.example'], ...mail });
    await expect(refused).rejects.toBeInstanceOf(SendFailure);
    await expect(refused).rejects.toMatchObject({ transient: false });
    await send({ id: 'b', to: ['ana@correo.example'], ...mail });
    expect((await readdir(folder)).sort()).toEqual(['b.json', 'index.html', REFUSED]);
  });

  it('lists the mails as text, so that their content never runs', async () => {
    await outboxSend(
      folder,
      from,
    )({
      id: 'a',
      to: ['"<script>"@correo.example'],
      subject: '<img src=x onerror=alert(1)>',
      html: '<p>Uno &amp; dos</p><script>alert(1)</script><p>tres</p>',
      text: 'cuatro <script>',
    });
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('tres');
    expect(page).toContain('cuatro &lt;script&gt;');
  });
});
