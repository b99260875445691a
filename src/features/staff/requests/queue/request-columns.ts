import type { TFunction } from 'i18next';
import { deadline, type LoanRequest, reference } from '../../../../domain/loan-request';
import type { ColumnOf } from '../../export/export-rows';
import { gameName } from '../detail/recompute';

/** The columns of the downloaded queue. */
export function requestColumns(t: TFunction<'staff'>): ColumnOf<LoanRequest>[] {
  const head = (name: Parameters<typeof columnKey>[0]) => t(columnKey(name));
  return [
    text(head('reference'), 16, ({ id }) => reference(id)),
    text(head('name'), 28, ({ applicant }) => applicant.name),
    text(head('nickname'), 20, ({ applicant }) => applicant.nickname),
    text(head('cedula'), 18, ({ applicant }) => applicant.cedula),
    text(head('email'), 32, ({ applicant }) => applicant.email),
    text(head('game'), 20, ({ gameId }) => gameName(gameId)),
    { header: head('value'), kind: 'cents', width: 14, cell: ({ value }) => value },
    text(head('status'), 12, ({ status }) => t(`requests.one.${status}`)),
    date(head('received'), ({ receivedAt }) => receivedAt),
    date(head('due'), ({ receivedAt }) => deadline(receivedAt)),
    date(head('decided'), ({ decision }) => decision?.decidedAt),
  ];
}

type ColumnName =
  | 'reference'
  | 'name'
  | 'nickname'
  | 'cedula'
  | 'email'
  | 'game'
  | 'value'
  | 'status'
  | 'received'
  | 'due'
  | 'decided';

function columnKey(name: ColumnName) {
  return `requests.exportColumns.${name}` as const;
}

function text(
  header: string,
  width: number,
  cell: ColumnOf<LoanRequest>['cell'],
): ColumnOf<LoanRequest> {
  return { header, kind: 'text', width, cell };
}

function date(header: string, cell: ColumnOf<LoanRequest>['cell']): ColumnOf<LoanRequest> {
  return { header, kind: 'date', width: 18, cell };
}
