import { type Complaint, newComplaintNumber } from '../../../src/domain/complaint/complaint';
import { newCode } from '../../../src/domain/request/request-code';
import { complaintRecord, newComplaint, ownComplaintsRecord } from '../../../src/records/complaint';
import { requestOf } from '../staff-records';
import { type Documents, momentAt } from './map-database';
import { change, stage } from './stage';
import type { VisitorSample } from './visitor-samples';

const NUMBER = newComplaintNumber(new Date());

/** The complaint of the samples, made a minute ago. */
const COMPLAINT = newComplaint(
  NUMBER,
  {
    kind: 'delay',
    text: 'Nadie lo miró.',
    name: 'Ana Pérez',
    email: 'ana@example.com',
    code: undefined,
    language: 'es',
  },
  new Date(Date.now() - 60_000),
);

/** Stores complaints of a session, oldest first, the last of them made so many seconds ago. */
export function addComplaints(
  documents: Documents,
  complaints: readonly Complaint[],
  seconds = 60,
  uid = 'one',
) {
  for (const each of complaints)
    documents.set(`reclamos/${each.number}`, complaintRecord(each, uid, momentAt));
  const numbers = complaints.map(({ number }) => number);
  const last = momentAt(new Date(Date.now() - seconds * 1000));
  documents.set(`misReclamos/${uid}`, ownComplaintsRecord(numbers, last));
}

/** As many other complaints than that of the samples. */
export const otherComplaints = (count: number): readonly Complaint[] =>
  Array.from({ length: count }, () => ({
    ...COMPLAINT,
    number: newComplaintNumber(new Date()),
    text: 'Otra cosa.',
  }));

/** A complaint about a request, as it is made. */
export function filing(): VisitorSample<'fileComplaint'> {
  const code = newCode();
  const request = requestOf('one', { code });
  const { kind, text, name, email, language } = COMPLAINT;
  const asked = { number: NUMBER, kind, text, name, email, code, language };
  const stored = { ...COMPLAINT, code };
  return {
    documents: stage(request),
    asked,
    by: 'one',
    later: {
      withdrawn: (documents) => addComplaints(documents, [{ ...stored, withdrawnAt: new Date() }]),
      "somebody else's": (documents) => addComplaints(documents, [stored], 60, 'two'),
    },
  };
}

const ANSWER = { text: 'Sí.', upheld: true, answeredAt: new Date() };

/** An open complaint that its session withdraws. */
export function withdrawingComplaint(): VisitorSample<'withdrawComplaint'> {
  const documents = stage(requestOf('one', { code: newCode() }));
  addComplaints(documents, [COMPLAINT]);
  return {
    documents,
    asked: { number: NUMBER },
    by: 'one',
    later: {
      answered: (now) => addComplaints(now, [{ ...COMPLAINT, answer: ANSWER }]),
      erased: (now) => now.delete(`reclamos/${NUMBER}`),
      unreadable: (now) => change(now, `reclamos/${NUMBER}`, { tipo: 7 }),
    },
  };
}
