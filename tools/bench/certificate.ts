import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { Failure } from '../support/failure';

/** A certificate for this machine and this run alone. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Hash of the public key, by which Chromium is told to trust it. */
  readonly fingerprint: string;
}

const REQUEST = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
const NAME = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];

/** Makes a certificate that lives in memory only. Fails with one line where openssl is missing. */
export function makeCertificate(): Certificate {
  const args = [...REQUEST.split(' '), ...NAME, '-keyout', '-', '-out', '-'];
  const { status, stdout } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Failure('The benchmarks need openssl, to serve over HTTP/2.');
  const spki = new X509Certificate(stdout).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(spki).digest('base64');
  return { key: stdout, cert: stdout, fingerprint };
}
