import { screen, within } from '@testing-library/react';
import { DAY_MS } from '../../../src/domain/time';
import { noteActivity } from '../../../src/features/staff/session/activity';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import {
  createInMemoryStaffBackend,
  type InMemoryStaffBackend,
} from '../../support/in-memory-staff-backend';
import { renderRoute } from '../../support/render-app';
import { catalogueGames, requestOf } from '../../support/staff-records';

type Contents = Parameters<typeof createInMemoryStaffBackend>[0];
type Language = 'es' | 'en';

/** The signed-in member, unless a test says otherwise. */
export const MEMBER = {
  kind: 'staff',
  uid: 'staff',
  email: 'ana@banco.example',
  name: 'Ana Peña',
  roles: [],
} as const;

/** Who signs in on the same computer afterwards. */
export const COLLEAGUE = {
  kind: 'staff',
  uid: 'other',
  email: 'luis@banco.example',
  name: 'Luis Mota',
  roles: [],
} as const;

/** Two games of the catalogue: enough to tell them apart. */
export const TWO_GAMES = catalogueGames.filter(({ id }) => id === 'roblox' || id === 'minecraft');

/** Terms and a reference rate that count today. */
const LENDING = {
  loanTerms: [{ ...loanTerms, validUntil: new Date(Date.now() + 70 * DAY_MS) }],
  reference: { ...referenceRate, enteredAt: new Date() },
};

/** The staff area at an address, with two games and one request; `prepare` comes before it opens. */
export async function openStaff(
  address: string,
  contents: Contents = {},
  language: Language = 'es',
  prepare: (staff: InMemoryStaffBackend) => void = () => {},
) {
  const staff = createInMemoryStaffBackend({
    games: TWO_GAMES,
    requests: [requestOf('a')],
    names: { staff: 'Ana Peña', other: 'Luis Mota' },
    ...LENDING,
    ...contents,
  });
  // As signing in does.
  noteActivity();
  prepare(staff);
  const session = {
    ...MEMBER,
    uid: contents?.author ?? MEMBER.uid,
    roles: contents?.roles ?? MEMBER.roles,
  };
  const backend = createInMemoryBackend({ session, staff });
  const app = await renderRoute(address, { language, backend });
  return { ...app, staff, backend };
}

/** The field for a new value of the first game; opens the game's line if it is closed. */
export async function valueField(
  user: Awaited<ReturnType<typeof openStaff>>['user'],
): Promise<HTMLElement> {
  const [line] = await screen.findAllByRole('article');
  const [button] = within(line as HTMLElement).getAllByRole('button');
  if (button?.getAttribute('aria-expanded') === 'false') await user.click(button);
  return screen.getByLabelText('Valor nuevo, en dólares');
}
