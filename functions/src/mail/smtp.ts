import { createTransport } from 'nodemailer';
import { messageId, type Send, SendFailure } from './mail.ts';

/** How to reach the mail server. Times in milliseconds. */
export interface SmtpSettings {
  /**
   * `smtp://` or `smtps://` with user and password. With `smtp://` the server must offer STARTTLS,
   * unless the URI ends in `?requireTLS=false`.
   */
  readonly uri: string;
  /** The sender, `Name <address>`. */
  readonly from: string;
  readonly connectMs?: number;
  readonly silenceMs?: number;
}

interface SmtpError {
  readonly message: string;
  /** The command that failed, such as STARTTLS or RCPT TO. */
  readonly command?: string;
  /** The server's answer, such as 450 or 550; absent if none came. */
  readonly responseCode?: number;
}

/** The error for a server without TLS. It gets neither password nor mail. */
export const NO_TLS = 'The mail server does not offer TLS (STARTTLS), so nothing was sent.';

/**
 * Records when the message is handed to the server. If the connection is lost after the DATA
 * command, nobody knows whether the message was accepted, and sending it again could deliver it
 * twice.
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
  const { responseCode, command } = cause;
  if (command === 'STARTTLS' && responseCode !== undefined)
    return new SendFailure(`${NO_TLS} ${cause.message}`, responseCode < 500, { cause });
  if (responseCode !== undefined)
    return new SendFailure(cause.message, responseCode < 500, { cause });
  return handedOver
    ? new SendFailure(`No answer, it may have gone out: ${cause.message}`, false, { cause })
    : new SendFailure(cause.message, true, { cause });
}

/** Sends by SMTP over TLS, one connection per mail. */
export function smtpSend({
  uri,
  from,
  connectMs = 10_000,
  silenceMs = 30_000,
}: SmtpSettings): Send {
  return async ({ id, to, ...message }) => {
    const { logger, handedOver } = handOverListener();
    const transport = createTransport({
      // Parameters in the URI override the options below.
      url: uri,
      requireTLS: true,
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
      const addresses = to.map((address) => ({ name: '', address }));
      const mail = { from, to: addresses, ...message, messageId: messageId(id, from) };
      const { accepted, rejected, pending, response, ...info } = await transport.sendMail(mail);
      return {
        messageId: info.messageId,
        accepted: accepted.map(String),
        rejected: rejected.map(String),
        pending: (pending ?? []).map(String),
        response,
      };
    } catch (error) {
      throw sendFailure(error as SmtpError, handedOver());
    } finally {
      transport.close();
    }
  };
}
