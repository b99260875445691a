import { describe, expect, it } from 'vitest';
import { invitationMail } from '../../../src/domain/mail/invitation-mail';
import type { StaffRole } from '../../../src/domain/session';
import {
  invitationFragment,
  readInvitationFragment,
} from '../../../src/domain/staff/invitation-link';
import {
  confirmersOf,
  isLastAdministrator,
  nextReview,
  type PersonState,
  planRoles,
  sameRoles,
} from '../../../src/domain/staff/people';

const person = (id: string, roles: StaffRole[], state: PersonState = 'active') => ({
  ...{ id, roles, state },
});

const ana = person('ana', ['admin']);
const eva = person('eva', ['admin', 'reviewer']);
const luis = person('luis', ['analyst']);

describe('a second administrator', () => {
  it('is neither who asks nor who gets the roles, and has access', () => {
    const gone = person('gone', ['admin'], 'off');
    const invited = person('invited', ['admin'], 'invited');
    const people = [ana, eva, luis, gone, invited];
    expect(confirmersOf(people, 'ana', 'luis')).toEqual([eva]);
    expect(confirmersOf(people, 'ana', 'eva')).toEqual([]);
    expect(confirmersOf(people, 'ana', undefined)).toEqual([eva]);
  });

  it('is needed for a new administrator or reviewer, and for no others', () => {
    const people = [ana, eva, luis];
    const all: StaffRole[] = ['reader', 'analyst', 'reviewer', 'admin'];
    expect(planRoles(people, 'ana', luis, all)).toEqual({
      granted: ['reader', 'analyst'],
      waiting: ['reviewer', 'admin'],
    });
    const reviewer = person('rita', ['reviewer']);
    expect(planRoles(people, 'ana', reviewer, ['reviewer', 'reader'])).toEqual({
      granted: ['reader', 'reviewer'],
      waiting: [],
    });
    expect(planRoles([ana, luis], 'ana', luis, ['admin'])).toEqual({
      granted: ['admin'],
      waiting: [],
    });
  });

  it('keeps the last one in place', () => {
    expect(isLastAdministrator([ana, luis], 'ana')).toBe(true);
    expect(isLastAdministrator([ana, eva], 'ana')).toBe(false);
    expect(isLastAdministrator([ana, person('eva', ['admin'], 'off')], 'ana')).toBe(true);
  });
});

it('roles are the same in any order', () => {
  expect(sameRoles(['admin', 'reader'], ['reader', 'admin'])).toBe(true);
  expect(sameRoles(['admin'], ['admin', 'reader'])).toBe(false);
});

it('a review is due again after half a year', () => {
  const at = new Date('2026-06-02T12:00:00Z');
  expect(nextReview({ author: 'ana', at })).toEqual(new Date('2026-12-02T12:00:00Z'));
});

describe('the mail of an invitation', () => {
  const address = 'https://banco.example/Paradais#invitacion.a.b';
  const english = 'https://banco.example/Paradais?lang=en#invitacion.a.b';
  const mail = invitationMail('LevelUp', { name: 'Wendy & Co', inviter: 'Ana Peña', address });

  it('says in both languages who invites, and holds the link in both forms', () => {
    expect(mail.subject).toBe('Tu cuenta del personal de LevelUp / Your LevelUp staff account');
    expect(mail.text).toContain('Hola, Wendy & Co: Ana Peña te invita');
    expect(mail.text).toContain('Hello Wendy & Co, Ana Peña invites you');
    for (const link of [address, english]) {
      expect(mail.text.split(link)).toHaveLength(2);
      expect(mail.html.split(`<a href="${link}">`)).toHaveLength(2);
    }
    expect(mail.html).toContain('Wendy &amp; Co');
  });

  it('links to a fragment, which no server sees', () => {
    expect(readInvitationFragment(invitationFragment('a.b'))).toBe('a.b');
    expect(readInvitationFragment('main')).toBe(undefined);
  });
});
