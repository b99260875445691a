import { isUnreadable, type Listed, type UnreadableRecord } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';

/** The requests of one person on a page; the first is the one that comes first in its order. */
export interface PersonRow {
  readonly request: LoanRequest;
  /** All of them, the first included. */
  readonly requests: readonly LoanRequest[];
}

const isSamePerson = (a: LoanRequest, b: LoanRequest) =>
  a.applicant.cedula === b.applicant.cedula || a.applicant.email === b.applicant.email;

/** One row for the requests of a page with the same cedula or e-mail, in the place of the first. */
export function byPerson(
  rows: readonly Listed<LoanRequest>[],
): readonly (PersonRow | UnreadableRecord)[] {
  const people: (PersonRow | UnreadableRecord)[] = [];
  for (const request of rows) {
    const place = isUnreadable(request)
      ? -1
      : people.findIndex(
          (row) => !isUnreadable(row) && row.requests.some((other) => isSamePerson(other, request)),
        );
    const person = people[place];
    if (isUnreadable(request)) people.push(request);
    else if (person && !isUnreadable(person))
      people[place] = { ...person, requests: [...person.requests, request] };
    else people.push({ request, requests: [request] });
  }
  return people;
}
