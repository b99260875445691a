import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server whose answers a test chooses. */
export interface SmtpDouble {
  /** Without parameters: TLS is needed. */
  readonly uri: string;
  /** The messages that it accepted, as received. */
  readonly accepted: string[];
  /** For each message, whether it came over TLS. */
  readonly secure: readonly boolean[];
  /** The passwords that it received. */
  readonly passwords: readonly string[];
  /** How often a client started sending. */
  attempts(): number;
  close(): Promise<void>;
}

/** What the server answers to a recipient and to a whole message: an SMTP code, 250 for yes. */
export interface Answers {
  /** One answer per attempt; the last one repeats. */
  readonly recipient?: readonly number[];
  /** `never`: the message is read but not answered. */
  readonly message?: number | 'never';
  /** Offers STARTTLS with a self-signed certificate. */
  readonly tls?: boolean;
}

const refusal = (code: number) =>
  Object.assign(new Error('as the test asked'), { responseCode: code });

/** Starts the server on a free port of 127.0.0.1. */
export async function startSmtp({
  recipient = [250],
  message = 250,
  tls = false,
}: Answers): Promise<SmtpDouble> {
  const accepted: string[] = [];
  let attempts = 0;
  const secure: boolean[] = [];
  const passwords: string[] = [];
  const server = new SMTPServer({
    disabledCommands: tls ? [] : ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    // Otherwise it warns of its public certificate.
    logger: false,
    onAuth({ username, password }, _session, done) {
      passwords.push(password ?? '');
      done(null, { user: username });
    },
    onRcptTo(_address, _session, done) {
      const code = recipient[Math.min(attempts, recipient.length - 1)] ?? 250;
      attempts++;
      done(code === 250 ? undefined : refusal(code));
    },
    onData(stream, session, done) {
      secure.push(session.secure);
      let text = '';
      stream.on('data', (data: Buffer) => {
        text += data.toString();
      });
      stream.on('end', () => {
        if (message === 'never') return;
        if (message === 250) accepted.push(text);
        done(message === 250 ? undefined : refusal(message));
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    uri: `smtp://user:secret@127.0.0.1:${port}`,
    accepted,
    secure,
    passwords,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
