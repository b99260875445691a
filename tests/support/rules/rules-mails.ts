import type { DocumentData } from 'firebase/firestore/lite';
import { auditWrite } from './rules-audit';
import type { Person } from './rules-people';
import type { Write } from './rules-records';

/** The writes by which staff have a mail sent again for the n-th time: the mail and its entry. */
export function resendWrites(
  who: Pick<Person, 'uid'>,
  path: string,
  change: DocumentData = { 'delivery.state': 'RETRY' },
  n = 1,
): [Write, Write] {
  const id = path.slice('mail/'.length);
  const [caso] = id.split('_');
  return [
    { path, data: { reenvios: n, ...change }, change: true },
    auditWrite(who, `reenvio_${id}_${n}`, 'reenviar', path, { caso }),
  ];
}
