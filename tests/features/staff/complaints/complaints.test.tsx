import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { complaintOf } from '../../../../tools/samples/complaints';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=reclamos';
const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

const late = complaintOf('RC-2026-2222-2222', { daysAgo: 32, name: 'Luis Abreu' });
const soon = complaintOf('RC-2026-3333-3333', {
  daysAgo: 28,
  name: 'Yahaira Polanco',
  kind: 'decision',
  code: CODE,
});
const closed = complaintOf('RC-2026-4444-4444', {
  name: 'Carla Féliz',
  answer: { text: 'Lo corregimos.', upheld: true, answeredAt: new Date('2026-11-20T12:00-04:00') },
});

type Contents = Parameters<typeof openStaff>[1];

const open = (contents: Contents = {}, address = ADDRESS) =>
  openStaff(address, { complaints: [late, soon, closed], roles: ['analyst'], ...contents });

const rows = () =>
  within(screen.getByRole('list', { name: 'Lista de reclamos' })).getAllByRole('button');
const detail = async () => within(await screen.findByRole('region', { name: 'Reclamo' }));

async function openComplaint(name: string, contents: Contents = {}) {
  const app = await open(contents);
  await app.user.click(await screen.findByRole('button', { name: `Abrir el reclamo de ${name}` }));
  return { ...app, shown: await detail() };
}

describe('the list of complaints', () => {
  it('has open ones first by their deadline, and counts them at the tab', async () => {
    await open();
    await screen.findByText('Luis Abreu');
    expect(rows().map((row) => row.textContent)).toEqual([
      'Venció hace 2 díasLuis AbreuDemora, RC-2026-2222-2222',
      'Quedan 2 díasYahaira PolancoDecisión, RC-2026-3333-3333',
    ]);
    expect(await screen.findByRole('link', { name: /^Reclamos.*, 2 abiertos$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abiertos 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('describes each row by its time, state, reference and who has it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Todos' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    const row = (name: string) =>
      screen.getByRole('button', { name: `Abrir el reclamo de ${name}` });
    expect(row('Luis Abreu')).toHaveAccessibleDescription(
      /^Venció hace 2 días Demora, RC-2026-2222-2222/,
    );
    expect(row('Yahaira Polanco')).toHaveAccessibleDescription(
      /^Quedan 2 días Decisión, RC-2026-3333-3333/,
    );
    expect(row('Carla Féliz')).toHaveAccessibleDescription(
      /^Respondido el 20 .*, RC-2026-4444-4444/,
    );
    await user.click(row('Luis Abreu'));
    await waitFor(() => expect(row('Luis Abreu')).toHaveAccessibleDescription(/ Tú$/));
  });

  it('shows closed ones and all of them', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cerrados' }));
    expect(await screen.findByText('Carla Féliz')).toBeVisible();
    expect(rows()).toHaveLength(1);
    expect(address()).toContain('estado=cerrados');
    await user.click(screen.getByRole('button', { name: 'Todos' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('opens the one whose number is typed, also a closed one, and takes an open one', async () => {
    const { user, staff } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Buscar: Número del reclamo' });
    await user.type(search, 'rc 2026 4444');
    expect(screen.queryByRole('region', { name: 'Reclamo' })).toBeNull();
    await user.type(search, ' 4444');
    expect(await (await detail()).findByRole('heading', { name: 'Carla Féliz' })).toBeVisible();
    await user.clear(search);
    await user.paste(late.number);
    const shown = await detail();
    expect(await shown.findByRole('heading', { name: 'Luis Abreu' })).toBeVisible();
    expect(await shown.findByText('Lo tienes tú, 15 min')).toBeVisible();
    expect(staff.calls('noteOpening')).toEqual([[closed.number], [late.number]]);
  });

  it('says that there is none, and why it cannot be read', async () => {
    const { user, staff } = await open({ complaints: [] });
    expect(await screen.findByText('No hay reclamos abiertos.')).toBeVisible();
    staff.fail('pageComplaints', 'offline');
    await user.click(screen.getByRole('button', { name: 'Todos' }));
    expect(await screen.findByText(/^No hay conexión\./)).toBeVisible();
    staff.recover('pageComplaints');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay reclamos.')).toBeVisible();
  });
});

describe('an open complaint', () => {
  it('is noted, taken, shown with its clock and request, and given back on leaving', async () => {
    const { staff, user, shown } = await openComplaint('Yahaira Polanco', {
      requests: [requestOf('a', { code: CODE, status: 'declined' })],
    });
    expect(await shown.findByRole('heading', { name: 'Yahaira Polanco' })).toHaveFocus();
    expect(staff.calls('noteOpening')).toEqual([[soon.number]]);
    expect(await shown.findByText('Lo tienes tú, 15 min')).toBeVisible();
    expect(shown.getByText(soon.text)).toBeVisible();
    expect(shown.getByRole('img', { name: 'Han pasado 28 de 30 días' })).toBeVisible();
    expect(await shown.findByText('Roblox, Rechazada')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Ver la solicitud' })).toHaveAttribute(
      'href',
      '/GamesSettings?tab=solicitudes&solicitud=a',
    );
    await user.click(shown.getByRole('button', { name: 'Volver a la lista' }));
    await waitFor(() => expect(staff.asked('release')).toEqual([{ ids: [soon.number] }]));
    expect(
      await screen.findByRole('button', { name: 'Abrir el reclamo de Yahaira Polanco' }),
    ).toHaveFocus();
  });

  it('is answered in words and closed for good', async () => {
    const { staff, user, shown } = await openComplaint('Luis Abreu');
    await shown.findByText('Lo tienes tú, 15 min');
    await user.click(shown.getByRole('button', { name: 'Responder y cerrar' }));
    expect(shown.getByText('Elige si tiene razón o no.')).toBeVisible();
    expect(shown.getByText('Escribe la respuesta.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Tiene razón' }));
    await user.type(shown.getByLabelText('En palabras claras'), 'Tienes razón.');
    await user.click(shown.getByRole('button', { name: 'Responder y cerrar' }));
    expect(await shown.findByText('Reclamo respondido y cerrado.')).toBeVisible();
    expect(staff.asked('answerComplaint')).toEqual([
      { number: late.number, words: 'Tienes razón.', upheld: true },
    ]);
    expect(shown.getByText('Tienes razón.')).toBeVisible();
    expect(shown.queryByRole('textbox', { name: 'En palabras claras' })).toBeNull();
    expect(await shown.findByText(/respondió y cerró el reclamo\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Reclamos.*, 1 abierto$/ })).toBeVisible();
  });

  it('that its person withdrew says so in list, log and in the place of an answer', async () => {
    const withdrawn = complaintOf('RC-2026-5555-5555', {
      name: 'Rosa Lantigua',
      withdrawnAt: new Date('2026-11-21T12:00-04:00'),
    });
    const { user } = await open({ complaints: [late, withdrawn] });
    await screen.findByText('Luis Abreu');
    expect(screen.queryByText('Rosa Lantigua')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrados' }));
    const button = await screen.findByRole('button', { name: 'Abrir el reclamo de Rosa Lantigua' });
    expect(button).toHaveTextContent('Retirado el 21 nov');
    await user.click(button);
    const shown = await detail();
    expect(await shown.findByText('La persona lo retiró. No hay que responder.')).toBeVisible();
    expect(shown.getByText('retiró el reclamo.')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Responder y cerrar' })).toBeNull();
  });

  it('keeps the typed answer when it fails, and when another one is opened', async () => {
    const { staff, user, shown } = await openComplaint('Luis Abreu');
    staff.fail('answerComplaint', 'conflict');
    await user.click(await shown.findByRole('button', { name: 'No la tiene' }));
    await user.type(shown.getByLabelText('En palabras claras'), 'Lo miramos.');
    await user.click(shown.getByRole('button', { name: 'Responder y cerrar' }));
    expect(await shown.findByText(/^La respuesta no salió y sigue en el campo\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir el reclamo de Yahaira Polanco' }));
    await (await detail()).findByRole('heading', { name: 'Yahaira Polanco' });
    await user.click(screen.getByRole('button', { name: 'Abrir el reclamo de Luis Abreu' }));
    const again = await detail();
    expect(await again.findByLabelText('En palabras claras')).toHaveValue('Lo miramos.');
    expect(again.getByRole('button', { name: 'No la tiene' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('of a colleague, of one’s own address, or without the role is not answered', async () => {
    const until = new Date(Date.now() + 9 * 60_000);
    const since = new Date();
    const cases: readonly (readonly [Contents, string])[] = [
      [
        { claims: [{ requestId: late.number, author: 'other', since, until }] },
        'El caso lo tiene otra persona. Tómalo para seguir.',
      ],
      [
        { complaints: [{ ...late, email: 'ana@banco.example' }] },
        'Este reclamo tiene tu propio correo. Lo responde otra persona.',
      ],
      [{ roles: ['reader'] }, 'Esto es de analistas y revisores.'],
    ];
    for (const [contents, why] of cases) {
      const { staff, user, shown, unmount } = await openComplaint('Luis Abreu', contents);
      expect(await shown.findByText(why)).toBeVisible();
      await user.click(shown.getByRole('button', { name: 'Tiene razón' }));
      await user.clear(shown.getByLabelText('En palabras claras'));
      await user.type(shown.getByLabelText('En palabras claras'), 'Sí.');
      await user.click(shown.getByRole('button', { name: 'Responder y cerrar' }));
      expect(staff.asked('answerComplaint')).toHaveLength(0);
      unmount();
    }
  });

  it('takes notes for the team, and shows how far its mails have come', async () => {
    const mailId = `${late.number}_recibo`;
    const mail = { mailId, error: 'no mailbox', attempts: 2, stuck: false, resends: 0 };
    const { staff, user, shown } = await openComplaint('Luis Abreu', {
      mails: { [mailId]: { ...mail, state: 'error' } },
    });
    await user.type(await shown.findByLabelText('Nota del equipo'), 'Pedí el reporte.');
    await user.click(shown.getByRole('button', { name: 'Anotar' }));
    expect(await shown.findByText('Pedí el reporte.')).toBeVisible();
    expect(shown.getByText('Sale al responder')).toBeVisible();
    await user.click(await shown.findByRole('button', { name: /Recibo/ }));
    await waitFor(() => expect(staff.asked('resendMail')).toEqual([{ mail: mailId, resends: 0 }]));
  });

  it('that does not exist, or that the audit could not note, says so', async () => {
    await open({}, `${ADDRESS}&reclamo=RC-2026-9999-9999`);
    expect(await (await detail()).findByText('No existe este reclamo.')).toBeVisible();
  });
});
