import { describe, expect, it } from 'vitest';
import { checkPassword, PASSWORD_LENGTHS } from '../../../src/domain/fields/password';

const member = { email: 'ana.perez@banco.example', present: 'la que tenía antes' };

describe('a new password', () => {
  it.each(['cuatro palabras sin orden', 'x7!kPq92Lm3#', 'ñandú, pingüino y más'])(
    'may be %j',
    (next) => expect(checkPassword(next, member)).toBeUndefined(),
  );

  it.each([
    ['', 'short'],
    ['once caract', 'short'],
    ['👾👾👾👾👾👾', 'short'],
    ['palabra '.repeat(17), 'long'],
    [member.present, 'same'],
    ['ababababababab', 'repetitive'],
    ['la clave de PEREZ hoy', 'name'],
  ] as const)('may not be %j', (next, problem) => {
    expect(checkPassword(next, member)).toBe(problem);
  });

  it('may hold a short part of the address, which is in many words', () => {
    expect(checkPassword('una mañana clara', member)).toBeUndefined();
  });

  it('has its limits at the first and last length', () => {
    const of = (length: number) => 'abcdefgh'.repeat(20).slice(0, length);
    expect(checkPassword(of(PASSWORD_LENGTHS.min - 1), member)).toBe('short');
    expect(checkPassword(of(PASSWORD_LENGTHS.min), member)).toBeUndefined();
    expect(checkPassword(of(PASSWORD_LENGTHS.max), member)).toBeUndefined();
    expect(checkPassword(of(PASSWORD_LENGTHS.max + 1), member)).toBe('long');
  });
});
