import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { readCoreStatus } from '../../../src/domain/core/core-status';
import { CODE } from '../../support/core-events';

const schema = new URL('../../../public/esquemas/status.schema.json', import.meta.url);
const validate = new Ajv2020().compile(JSON.parse(readFileSync(schema, 'utf8')) as object);

const RIGHT = { code: CODE, status: 'disbursed' };

describe('a status of the core system', () => {
  it.each([
    [RIGHT, true],
    [{ ...RIGHT, status: 'cancelled' }, true],
    [{ ...RIGHT, code: CODE.replace('LU-', 'BP-') }, true],
    [{ ...RIGHT, status: 'repaid' }, true],
    [{ ...RIGHT, event: `${CODE}_request.decided_1` }, true],
    [{ ...RIGHT, event: 'x'.repeat(120) }, true],
    [{ ...RIGHT, event: 'x'.repeat(121) }, false],
    [{ ...RIGHT, event: '' }, false],
    [{ ...RIGHT, event: 1 }, false],
    [{ ...RIGHT, event: null }, false],
    [{ ...RIGHT, status: 'approved' }, false],
    [{ ...RIGHT, status: 'Disbursed' }, false],
    [{ ...RIGHT, status: 1 }, false],
    [{ ...RIGHT, status: undefined }, false],
    [{ ...RIGHT, code: CODE.toLowerCase() }, false],
    [{ ...RIGHT, code: `${CODE}\n` }, false],
    [{ ...RIGHT, code: `users/${CODE}` }, false],
    [{ ...RIGHT, code: CODE.replace('7', '1') }, false],
    [{ ...RIGHT, code: [CODE] }, false],
    [{ status: 'disbursed' }, false],
    [{ ...RIGHT, amount: 1 }, false],
    [[CODE, 'disbursed'], false],
    ['disbursed', false],
    [null, false],
  ])('is taken exactly if the schema takes it: %j', (body, isRight) => {
    const text = JSON.stringify(body);
    expect(validate(JSON.parse(text))).toBe(isRight);
    expect(readCoreStatus(text)).toEqual(isRight ? body : undefined);
  });
});
