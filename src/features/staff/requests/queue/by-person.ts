import { isUnreadable, type Listed, type UnreadableRecord } from '../../../../data/staff/lists';
import { documentsOf } from '../../../../domain/request/keys';
import type { LoanRequest } from '../../../../domain/request/loan-request';

/** The requests of one person on a page; the first is the one that comes first in its order. */
export interface PersonRow {
  /** Of the first. */
  readonly id: string;
  readonly request: LoanRequest;
  /** All of them, the first included. */
  readonly requests: readonly LoanRequest[];
}

/** One row for the requests of a page with the same document, in the place of the first. */
export function byPerson(
  rows: readonly Listed<LoanRequest>[],
): readonly (PersonRow | UnreadableRecord)[] {
  const people: (PersonRow | UnreadableRecord)[] = [];
  const places = new Map<string, number>();
  for (const request of rows) {
    const documents = isUnreadable(request) ? [] : documentsOf(request);
    const place = documents.map((document) => places.get(document)).find((at) => at !== undefined);
    for (const document of documents) places.set(document, place ?? people.length);
    const person = place === undefined ? undefined : people[place];
    if (isUnreadable(request)) people.push(request);
    else if (place !== undefined && person && !isUnreadable(person))
      people[place] = { ...person, requests: [...person.requests, request] };
    else people.push({ id: request.id, request, requests: [request] });
  }
  return people;
}

/** Everybody in a row, each name once. */
export const namesIn = ({ requests }: PersonRow): string[] => [
  ...new Set(requests.map(({ applicant }) => applicant.name)),
];
