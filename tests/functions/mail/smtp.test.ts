import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { messageId, type OutgoingMail, type SendFailure } from '../../../functions/src/mail/mail';
import { NO_TLS, smtpSend } from '../../../functions/src/mail/smtp';
import { type Answers, type SmtpDouble, startSmtp } from './smtp-double';

const FROM = 'LevelUp <no-reply@levelup.example>';

/** Allows the test server to run without TLS. */
const IN_CLEAR = '?requireTLS=false';

const mail: OutgoingMail = {
  id: 'visitor1',
  to: ['ana@correo.example'],
  subject: 'Recibimos tu solicitud',
  html: '<p>Yes, we have it.</p>',
  text: 'Yes, we have it.',
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
  return failureOf(smtp.uri + IN_CLEAR);
}

describe('sending by SMTP', () => {
  it('sends the mail with a Message-ID derived from the document', async () => {
    smtp = await startSmtp({});
    const send = smtpSend({ uri: smtp.uri + IN_CLEAR, from: FROM });
    expect(await send(mail)).toEqual({
      messageId: messageId('visitor1', FROM),
      accepted: ['ana@correo.example'],
      rejected: [],
      pending: [],
      response: expect.stringMatching(/^250 /),
    });
    await send(mail);
    for (const message of smtp.accepted) {
      expect(message).toContain(`Message-ID: ${messageId('visitor1', FROM)}`);
      expect(message).not.toContain('visitor1');
      expect(message).toContain('From: LevelUp <no-reply@levelup.example>');
      expect(message).toContain('To: ana@correo.example');
    }
    expect(smtp.accepted).toHaveLength(2);
  });

  it('sends html and text as two parts of one mail', async () => {
    smtp = await startSmtp({});
    await smtpSend({ uri: smtp.uri + IN_CLEAR, from: FROM })(mail);
    expect(smtp.accepted[0]).toMatch(/multipart\/alternative/);
    expect(smtp.accepted[0]).toMatch(/text\/plain[^<]+Yes, we have it\./);
    expect(smtp.accepted[0]).toMatch(/text\/html[^<]+<p>Yes, we have it\.<\/p>/);
  });

  it('says which of several recipients were refused', async () => {
    smtp = await startSmtp({ recipient: [250, 550] });
    const to = ['ana@correo.example', 'no@correo.example'];
    const send = smtpSend({ uri: smtp.uri + IN_CLEAR, from: FROM });
    expect(await send({ ...mail, to })).toMatchObject({ accepted: [to[0]], rejected: [to[1]] });
  });

  it('sends over TLS if the server offers it', async () => {
    smtp = await startSmtp({ tls: true });
    const uri = `${smtp.uri}?tls.rejectUnauthorized=false`;
    await smtpSend({ uri, from: FROM })(mail);
    expect(smtp.secure).toEqual([true]);
    expect(smtp.passwords).toEqual(['secret']);
  });

  it('never sends to a server without TLS, and says why', async () => {
    smtp = await startSmtp({});
    const failure = await failureOf(smtp.uri);
    expect(failure).toMatchObject({ transient: false });
    expect(failure.message).toContain(NO_TLS);
    expect(smtp.passwords).toEqual([]);
    expect(smtp.attempts()).toBe(0);
  });

  it('never sends to a server with a self-signed certificate', async () => {
    smtp = await startSmtp({ tls: true });
    expect((await failureOf(smtp.uri)).message).toContain('certificate');
    expect(smtp.passwords).toEqual([]);
    expect(smtp.attempts()).toBe(0);
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

  it('may try again when the server’s address does not answer', async () => {
    expect(await failureOf('smtp://127.0.0.1:1')).toMatchObject({ transient: true });
  });

  it('may try again when a server accepts the connection and stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    expect(await failureOf(`smtp://127.0.0.1:${port}`)).toMatchObject({ transient: true });
    silent.close();
  });

  it('never resends a mail that a server read but did not acknowledge', async () => {
    const failure = await failureWith({ message: 'never' });
    expect(failure).toMatchObject({ transient: false });
    expect(failure.message).toContain('may have gone out');
  });
});
