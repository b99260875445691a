import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../../src/domain/session';
import { lastWeeks, type MemberWeek } from '../../../../src/domain/summary/team';
import { claimOf } from '../requests/cases/open-case';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=promedios';
const [THIS_WEEK = '', LAST_WEEK = ''] = lastWeeks(2, Date.now());

const weekOf = (uid: string, week: Partial<MemberWeek> = {}): MemberWeek => ({
  uid,
  taken: 0,
  decided: 0,
  medianMinutes: undefined,
  reversed: 0,
  questions: 0,
  ...week,
});

const team = {
  [THIS_WEEK]: [
    weekOf('other', { taken: 12, decided: 9, medianMinutes: 7.5, reversed: 1, questions: 2 }),
    weekOf('staff', { taken: 1 }),
  ],
  [LAST_WEEK]: [],
};

const words = {
  title: 'Equipo',
  week: 'Semana',
  purpose: /No es una clasificación/,
  empty: 'Nadie tomó ni decidió solicitudes esa semana.',
  uncounted: 'De esa semana no hay cifras.',
  retry: 'Intentar de nuevo',
} as const;

async function openTeam(roles: readonly StaffRole[] = ['reviewer']) {
  const contents = { roles, team, claims: [claimOf('a', 'other'), claimOf('b', 'other')] };
  const app = await openStaff(ADDRESS, contents);
  const section = await screen.findByRole('region', { name: words.title });
  return { ...app, section: within(section), word: words };
}

describe('the team', () => {
  it('shows the week of each member by name, and says what it is for', async () => {
    const { section, word } = await openTeam();
    await section.findByText('Luis Mota');
    const cells = section
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map((each) => each.textContent));
    expect(cells).toEqual([
      ['Ana Peña', '1', '0', '–', '0', '0', '0'],
      ['Luis Mota', '12', '9', '7.5', '1', '2', '2'],
    ]);
    expect(section.getByText(word.purpose)).toBeVisible();
  });

  it('says of another week that nobody worked, or that nobody counted', async () => {
    const { section, user, word } = await openTeam();
    const choice = section.getByLabelText(word.week);
    await user.selectOptions(choice, LAST_WEEK);
    expect(await section.findByText(word.empty)).toBeVisible();
    await user.selectOptions(choice, lastWeeks(3, Date.now())[2] ?? '');
    expect(await section.findByText(word.uncounted)).toBeVisible();
  });

  it('is read again on request if it could not be read', async () => {
    const { section, user, staff, word } = await openTeam();
    staff.fail('teamWeek', 'offline');
    await user.selectOptions(section.getByLabelText(word.week), LAST_WEEK);
    const retry = await section.findByRole('button', { name: word.retry });
    staff.recover('teamWeek');
    await user.click(retry);
    expect(await section.findByText(word.empty)).toBeVisible();
  });
});

describe('the team', () => {
  it.each([['reader'], ['analyst']] as const)('is not shown to %s', async (role) => {
    const { staff } = await openStaff(ADDRESS, { roles: [role], team });
    await screen.findByRole('region', { name: 'Reclamos' });
    await waitFor(() => expect(staff.calls('complaintFigures')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Equipo' })).toBeNull();
    expect(staff.calls('teamWeek')).toHaveLength(0);
  });

  it('is shown to administrators', async () => {
    const { section } = await openTeam(['admin']);
    expect(await section.findByText('Luis Mota')).toBeVisible();
  });
});
