import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutgoingMail, SendFailure } from '../../functions/src/mail';
import { smtpSend } from '../../functions/src/smtp';
import { type Answers, type SmtpDouble, startSmtp } from './smtp-double';

const FROM = 'LevelUp <no-reply@levelup.example>';

const mail: OutgoingMail = {
  id: 'visitor1',
  to: 'ana@correo.example',
  subject: 'Recibimos tu solicitud',
  html: '<p>Sí, la tenemos.</p>',
};

let smtp: SmtpDouble | undefined;

afterEach(async () => {
  await smtp?.close();
  smtp = undefined;
});

async function failureOf(uri: string): Promise<SendFailure> {
  const send = smtpSend({ uri, from: FROM, connectMs: 400, silenceMs: 400 });
  return send(mail).then(
    () => expect.fail('the mail went out'),
    (error: SendFailure) => error,
  );
}

async function failureWith(answers: Answers): Promise<SendFailure> {
  smtp = await startSmtp(answers);
  return failureOf(smtp.uri);
}

describe('sending by SMTP', () => {
  it('hands the mail to the server with a Message-ID that follows from the document', async () => {
    smtp = await startSmtp({});
    const send = smtpSend({ uri: smtp.uri, from: FROM });
    expect(await send(mail)).toEqual({ messageId: '<visitor1@levelup.example>' });
    await send(mail);
    for (const message of smtp.accepted) {
      expect(message).toContain('Message-ID: <visitor1@levelup.example>');
      expect(message).toContain('From: LevelUp <no-reply@levelup.example>');
      expect(message).toContain('To: ana@correo.example');
    }
    expect(smtp.accepted).toHaveLength(2);
  });

  it('may try again after a temporary refusal', async () => {
    expect(await failureWith({ recipient: [450] })).toMatchObject({ transient: true });
  });

  it('may try again when the message itself is refused for now', async () => {
    expect(await failureWith({ message: 451 })).toMatchObject({ transient: true });
  });

  it('takes a permanent refusal as final', async () => {
    const failure = await failureWith({ recipient: [550] });
    expect(failure).toMatchObject({ transient: false });
    expect(failure.message).toContain('550');
  });

  it('may try again when nobody answers at the server’s address', async () => {
    expect(await failureOf('smtp://127.0.0.1:1')).toMatchObject({ transient: true });
  });

  it('may try again when a server accepts the connection and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    expect(await failureOf(`smtp://127.0.0.1:${port}`)).toMatchObject({ transient: true });
    silent.close();
  });

  it('never sends again what a server read and did not answer', async () => {
    const failure = await failureWith({ message: 'never' });
    expect(failure).toMatchObject({ transient: false });
    expect(failure.message).toContain('may have gone out');
  });
});
