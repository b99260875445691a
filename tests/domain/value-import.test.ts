import { expect, it } from 'vitest';
import { checkLine } from '../../src/domain/fields/fields';
import { importFileName, MAX_IMPORT_FILE } from '../../src/domain/market/value-import';

it.each([
  ['mayo.xlsx', 'mayo.xlsx'],
  ['  Precios  de mayo (2).csv ', 'Precios de mayo (2).csv'],
  ['a<b>\n\u202Ec.xlsx', 'abc.xlsx'],
  ['<>', 'archivo'],
  ['', 'archivo'],
  ['a'.repeat(300), 'a'.repeat(120)],
])('the file %j stands in the audit as %j', (name, told) => {
  expect(importFileName(name)).toBe(told);
  expect(checkLine(told, MAX_IMPORT_FILE)).toBeUndefined();
});
