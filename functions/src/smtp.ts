import { createTransport } from 'nodemailer';
import { messageId, type Send, SendFailure } from './mail.ts';

/** How to reach the mail server. Times in milliseconds. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://` with user and password. */
  readonly uri: string;
  /** The sender, `Name <address>`. */
  readonly from: string;
  readonly connectMs?: number;
  readonly silenceMs?: number;
}

interface SmtpError {
  readonly message: string;
  /** The server's answer, such as 450 or 550; absent where none came. */
  readonly responseCode?: number;
}

/**
 * Hears whether the server was given the message: from the DATA command on, a lost connection no
 * longer tells whether it was accepted, and sending again could double it.
 */
function handOverListener() {
  let handedOver = false;
  const ignore = () => {};
  const debug = (entry: { tnx?: string }, text: unknown) => {
    if (entry.tnx === 'client' && text === 'DATA') handedOver = true;
  };
  return {
    logger: {
      level: ignore,
      trace: ignore,
      debug,
      info: ignore,
      warn: ignore,
      error: ignore,
      fatal: ignore,
    },
    handedOver: () => handedOver,
  };
}

function sendFailure(cause: SmtpError, handedOver: boolean): SendFailure {
  const { responseCode } = cause;
  if (responseCode !== undefined)
    return new SendFailure(cause.message, responseCode < 500, { cause });
  return handedOver
    ? new SendFailure(`No answer, it may have gone out: ${cause.message}`, false, { cause })
    : new SendFailure(cause.message, true, { cause });
}

/** Sends by SMTP, one connection per mail, to exactly one recipient. */
export function smtpSend({
  uri,
  from,
  connectMs = 10_000,
  silenceMs = 30_000,
}: SmtpSettings): Send {
  return async ({ id, to, subject, html }) => {
    const { logger, handedOver } = handOverListener();
    const transport = createTransport({
      url: uri,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      debug: true,
      logger,
    });
    try {
      const mail = { from, to: { name: '', address: to }, subject, html };
      const info = await transport.sendMail({ ...mail, messageId: messageId(id, from) });
      return { messageId: info.messageId };
    } catch (error) {
      throw sendFailure(error as SmtpError, handedOver());
    } finally {
      transport.close();
    }
  };
}
