import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_VERSION,
  type Consent,
  DECLARATION_VERSION,
} from '../../../../src/domain/request/loan-request';
import { requestColumns } from '../../../../src/features/staff/requests/queue/request-columns';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const given: Consent = {
  ...CONSENT_VERSION,
  marketing: true,
  language: 'es',
  acceptedAt: new Date('2026-11-20T00:00-04:00'),
  marketingWithdrawnAt: undefined,
};
const requests = [
  requestOf('all', { consent: given, declaration: DECLARATION_VERSION }),
  requestOf('before', { consent: { ...given, marketing: false } }),
];

const words = {
  open: (id: string) => `Abrir la solicitud de Persona ${id}`,
  detail: 'Detalle de la solicitud',
  labels: [
    'Evaluación',
    'Burós de crédito',
    'Promociones',
    'Dijo ser mayor de edad y dueño de los datos',
  ],
  unknown: 'No registrado',
  yes: 'Sí',
  no: 'No',
} as const;

describe('what an applicant agreed to', () => {
  const { open, detail, labels, yes, no, unknown } = words;

  it.each([
    ['all', [yes, yes, yes, yes]],
    ['before', [yes, yes, no, unknown]],
  ] as const)('stands in the detail: %s', async (id, answers) => {
    const { user } = await openStaff('/GamesSettings?tab=solicitudes', { requests });
    await user.click(await screen.findByRole('button', { name: open(id) }));
    const shown = within(await screen.findByRole('region', { name: detail }));
    await shown.findByText(labels[0]);
    expect(labels.map((label) => shown.getByText(label).nextSibling?.textContent)).toEqual(answers);
  });
});

it('stands in the last columns of the export, which an old record leaves empty', () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof requestColumns>[0];
  const cellsOf = (request: (typeof requests)[number]) =>
    requestColumns(t, 'es')
      .slice(-4)
      .map(({ cell }) => cell(request));
  const [yes, no] = ['requests.detail.yes', 'requests.detail.no'];
  expect(requests.map(cellsOf)).toEqual([
    [yes, yes, yes, yes],
    [yes, yes, no, undefined],
  ]);
  expect(cellsOf(requestOf('old', { consent: undefined }))).toEqual(Array(4).fill(undefined));
});
