import { describe, expect, it } from 'vitest';
import { isCountedMail, mailsAbout } from '../../../src/domain/mail/mails-about';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { requestAt } from '../../features/my-request/own-request';

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 4));

/** A request to which everything happened. */
const request: LoanRequest = {
  ...requestAt(day(1)),
  language: 'en',
  questions: [
    {
      need: 'cedula',
      author: 'eva',
      askedAt: day(2),
      remindedAt: new Date('2026-11-02T12:00-04:00'),
      answer: { text: 'Sí', answeredAt: day(4) },
    },
  ],
  applicant: { ...requestAt(day(1)).applicant, email: 'new@correo.com' },
  correction: { previous: 'old@correo.com', correctedAt: day(3) },
  status: 'declined',
  decision: { author: 'eva', decidedAt: day(5), reason: 'history' },
};

describe('the mails about a request', () => {
  it('follow from its record, oldest first, each to the address of its time', () => {
    expect(
      mailsAbout(request).map(({ kind, number, to, subject }) => [kind, number, to, subject]),
    ).toEqual([
      ['received', undefined, 'old@correo.com', 'We received your request'],
      ['question', 1, 'old@correo.com', 'Your request is waiting for your answer'],
      ['reminder', 1, 'old@correo.com', 'Your request is still waiting for your answer'],
      ['correction', undefined, 'new@correo.com', 'You corrected the e-mail of your request'],
      ['answer', 1, 'new@correo.com', 'We received your answer'],
      ['result', 1, 'new@correo.com', 'Your request was not approved'],
    ]);
  });

  it('tell an approval, a withdrawal and a closing apart', () => {
    const subjects = (changes: Partial<LoanRequest>) =>
      mailsAbout({ ...request, language: undefined, ...changes }).map(({ subject }) => subject);
    expect(subjects({ status: 'approved' }).at(-1)).toBe('Tu solicitud fue aprobada');
    const withdrawn = { decision: undefined, withdrawnAt: day(6) };
    expect(subjects(withdrawn).at(-1)).toBe('Retiraste tu solicitud');
    const unanswered = { decision: undefined, unansweredAt: day(6) };
    expect(subjects(unanswered).at(-1)).toBe('Tu solicitud se cerró sin tu respuesta');
  });

  it('tell of each decision that was undone, and of the next one', () => {
    const undone = (date: number, next: 'pending' | 'approved') => ({
      status: 'declined' as const,
      decidedAt: day(date - 1),
      reason: 'history' as const,
      undoneAt: day(date),
      cause: 'error' as const,
      next,
    });
    const kinds = (changes: Partial<LoanRequest>) =>
      mailsAbout({ ...request, questions: [], correction: undefined, ...changes }).map(
        ({ kind, number, subject }) => [kind, number, subject],
      );
    const decidedAgain = kinds({ undone: [undone(3, 'pending')] });
    expect(decidedAgain.slice(1)).toEqual([
      ['result', 1, 'Your request was not approved'],
      ['undone', 1, 'Your request goes back to review'],
      ['result', 2, 'Your request was not approved'],
    ]);
    // The mail that undoes it carries the other answer as well.
    const decision = { decidedAt: day(3), reason: undefined };
    const atOnce = kinds({ undone: [undone(3, 'approved')], status: 'approved', decision });
    expect(atOnce.slice(1)).toEqual([
      ['result', 1, 'Your request was not approved'],
      ['undone', 1, 'The answer to your request changed'],
    ]);
  });

  it('are counted if the visitor causes them', () => {
    expect(
      mailsAbout(request)
        .filter(isCountedMail)
        .map(({ kind }) => kind),
    ).toEqual(['received', 'correction', 'answer']);
  });
});
