import { describe, expect, it } from 'vitest';
import { javaMajor } from '../../tools/support/java';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
    ['java version "21" 2023-09-19 LTS', 21],
    ['java version "1.8.0_392"', 8],
    ['command not found', undefined],
  ])('reads %j as %s', (printed, major) => {
    expect(javaMajor(printed)).toBe(major);
  });
});
