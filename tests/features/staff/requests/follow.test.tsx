import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../../../src/config/timings';
import type { Found } from '../../../../src/data/staff/backend';
import { HOUR_MS } from '../../../../src/domain/time';
import { requestOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const words = {
  upToDate: 'La lista se pone al día sola.',
  late: /la lista puede estar atrasada/,
  one: '1 nueva',
  two: '2 nuevas',
  atEnd: '1 nueva al final de la lista',
  show: 'Mostrar',
  open: /Abrir la solicitud de/,
  moved: 'La solicitud de Luz cambió: Aprobada.',
  movedTwo: 'Cambiaron 2 solicitudes de la lista.',
  approved: /^Aprobada/,
  detail: 'Detalle de la solicitud',
  decline: 'Rechazar',
  withdrawn: 'La solicitud de Ana cambió: Retirada.',
} as const;

/** A request received so many hours ago. */
const received = (id: string, name: string, hoursAgo: number) => ({
  ...requestOf(id, { name }),
  receivedAt: new Date(Date.now() - hoursAgo * HOUR_MS),
});

const approved = (request: ReturnType<typeof requestOf>) => ({
  ...request,
  status: 'approved' as const,
  decision: { decidedAt: new Date(), author: 'other', reason: undefined },
});

const setVisible = (state: 'visible' | 'hidden') =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const look = () => pass(timings.staffLookMs);

async function openQueue(
  requests = [received('a', 'Ana', 9), received('b', 'Luz', 8)],
  query = '',
) {
  const address = `/GamesSettings?tab=solicitudes${query}`;
  const contents = { requests, roles: ['analyst', 'reviewer'] } as const;
  const app = await openStaff(address, contents);
  await screen.findAllByRole('button', { name: words.open });
  await screen.findByText(words.upToDate);
  const names = () =>
    [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent);
  return { ...app, word: words, names };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the queue', () => {
  it('says how many requests are new, and shows them when it is asked to', async () => {
    const { staff, user, word, names } = await openQueue();
    staff.elsewhere.setRequest(received('c', 'Eva', 0));
    await look();
    expect(await screen.findByText(word.one)).toHaveRole('status');
    expect(names()).toEqual(['Ana', 'Luz']);

    staff.elsewhere.setRequest(received('d', 'Leo', 0));
    await look();
    expect(await screen.findByText(word.two)).toBeVisible();
    await user.click(screen.getByRole('button', { name: word.show }));
    await waitFor(() => expect(names()).toEqual(['Ana', 'Luz', 'Eva', 'Leo']));
    expect(screen.getByText(word.upToDate)).toHaveFocus();
  });

  it('changes a row in its place, without moving the focus, and tells it', async () => {
    const { staff, word, names } = await openQueue();
    const row = screen.getByRole('button', { name: /Luz/ });
    row.focus();
    staff.elsewhere.setRequest(approved(received('b', 'Luz', 8)));
    await look();
    expect(await screen.findByText(word.moved)).toHaveRole('status');
    expect(screen.getAllByText(word.approved)).not.toHaveLength(0);
    expect(names()).toEqual(['Ana', 'Luz']);
    expect(row).toHaveFocus();
  });

  it('tells the number of rows that changed at once', async () => {
    const { staff, word } = await openQueue();
    staff.elsewhere.setRequest(approved(received('a', 'Ana', 9)));
    staff.elsewhere.setRequest(approved(received('b', 'Luz', 8)));
    await look();
    expect(await screen.findByText(word.movedTwo)).toHaveRole('status');
  });

  it('says that it may be late while it cannot look, and catches up', async () => {
    const { staff, word } = await openQueue();
    staff.fail('requestChanges', 'offline');
    await look();
    expect(await screen.findByText(word.late)).toBeVisible();
    staff.elsewhere.setRequest(received('c', 'Eva', 0));
    staff.recover('requestChanges');
    await look();
    expect(await screen.findByText(word.one)).toBeVisible();
  });

  it('says that new ones are at the end where further pages come before them', async () => {
    const many = Array.from({ length: 60 }, (_, at) => received(`r${at}`, `Persona ${at}`, 60));
    const unique = many.map((one, at) => ({
      ...one,
      applicant: { ...one.applicant, cedula: `P-${at}`, email: `p${at}@example.com` },
    }));
    const { staff, word } = await openQueue(unique);
    staff.elsewhere.setRequest(received('c', 'Eva', -1));
    await look();
    expect(await screen.findByText(word.atEnd)).toBeVisible();
    expect(screen.queryByRole('button', { name: word.show })).toBeNull();
  });

  it('changes the open case, tells it, and keeps the focus and what was typed', async () => {
    const { staff, user, word } = await openQueue();
    const [first] = screen.getAllByRole('button', { name: word.open });
    await user.click(first as HTMLElement);
    const detail = within(await screen.findByRole('region', { name: word.detail }));
    const button = await detail.findByRole('button', { name: new RegExp(`^${word.decline}`) });
    const note = document.querySelector<HTMLTextAreaElement>('[name="nota"]');
    await user.type(note as HTMLElement, 'Llamé');
    button.focus();
    staff.elsewhere.setRequest({
      ...received('a', 'Ana', 9),
      status: 'withdrawn',
      withdrawnAt: new Date(),
    });
    await look();
    expect(await detail.findByText(word.withdrawn)).toHaveRole('status');
    expect(detail.queryByRole('button', { name: new RegExp(`^${word.decline}`) })).toBeNull();
    expect(screen.getByRole('region', { name: word.detail })).toHaveFocus();
    expect(note).toHaveValue('Llamé');
  });
});

describe('the queue', () => {
  it('does not count what its filter hides', async () => {
    const { staff } = await openQueue(undefined, '&juego=roblox');
    staff.elsewhere.setRequest({ ...received('c', 'Eva', 0), gameId: 'minecraft' });
    await look();
    expect(staff.calls('requestChanges')).toHaveLength(2);
    expect(screen.getByText(words.upToDate)).toBeVisible();
  });

  it('looks 240 times an hour, and never while nobody can see it', async () => {
    const { staff } = await openQueue();
    const looks = () => staff.calls('requestChanges').length + staff.calls('claims').length;
    const before = looks();
    await pass(HOUR_MS);
    expect(looks() - before).toBe(2 * 240);

    setVisible('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    const hidden = looks();
    await pass(HOUR_MS);
    expect(looks()).toBe(hidden);

    setVisible('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(looks()).toBe(hidden + 2));
  });

  it('keeps its own decision when an older look comes in after it', async () => {
    const { staff, user } = await openQueue([received('a', 'Ana', 9)]);
    const { read } = staff;
    let answer: ((_: Found<'requestChanges'>) => void) | undefined;
    vi.spyOn(staff, 'read').mockImplementation((name, ...asked) =>
      name === 'requestChanges' && !answer
        ? new Promise((resolve) => {
            answer = resolve as typeof answer;
          })
        : read(name, ...asked),
    );
    await user.click(screen.getByRole('button', { name: words.open }));
    const detail = within(await screen.findByRole('region', { name: words.detail }));
    const approve = await detail.findByRole('button', { name: /^Aprobar/ });
    await look();
    await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled'));
    await user.click(approve);
    await user.click(await screen.findByRole('button', { name: 'Sí, aprobar' }));
    expect(await detail.findByText(/^Solicitud aprobada/)).toBeVisible();
    await act(async () =>
      answer?.({ changed: [received('a', 'Ana', 9)], until: new Date(), next: 0 }),
    );
    expect(detail.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  });
});
