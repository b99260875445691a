import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../../src/domain/request/challenge';
import { newCode, referenceOf } from '../../../src/domain/request/request-code';

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

describe('the challenge of a request', () => {
  it('is always the same for a code, and another for another', async () => {
    expect(await challengeOf(CODE)).toBe(await challengeOf(CODE));
    const other = await challengeOf(CODE.replace('7K3A', '7K3B'));
    expect(other).not.toBe(await challengeOf(CODE));
  });

  it('is LU and six characters that nobody takes for one another, and no word', async () => {
    for (let n = 0; n < 50; n += 1)
      expect(await challengeOf(newCode())).toMatch(/^LU[2-9BCDFGHJKMNPQRSTVWXZ]{6}$/);
  });

  it('is no part of the code, whose beginning is the reference', async () => {
    const challenge = (await challengeOf(CODE)).slice(2);
    expect(CODE.replaceAll('-', '')).not.toContain(challenge);
    expect(referenceOf(CODE)).not.toContain(challenge.slice(0, 4));
  });
});
