import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that answers as a test wants. */
export interface SmtpDouble {
  readonly uri: string;
  /** The messages that it accepted, as received. */
  readonly accepted: string[];
  /** How often a client began to send to it. */
  attempts(): number;
  close(): Promise<void>;
}

/** What the server answers to a recipient and to a whole message: an SMTP code, 250 for yes. */
export interface Answers {
  /** One answer per attempt; the last one repeats. */
  readonly recipient?: readonly number[];
  /** `never`: the message is read and not answered. */
  readonly message?: number | 'never';
}

const refusal = (code: number) =>
  Object.assign(new Error('as the test asked'), { responseCode: code });

/** Starts the server on a free port of 127.0.0.1. */
export async function startSmtp({
  recipient = [250],
  message = 250,
}: Answers): Promise<SmtpDouble> {
  const accepted: string[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = recipient[Math.min(attempts, recipient.length - 1)] ?? 250;
      attempts++;
      done(code === 250 ? undefined : refusal(code));
    },
    onData(stream, _session, done) {
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
    uri: `smtp://127.0.0.1:${port}`,
    accepted,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
