import { afterEach, describe, expect, it } from 'vitest';
import { capture } from '../../../tools/support/processes/processes';
import { deleteDocument, readDocument, writeDocument } from '../../e2e/support/firestore-admin';

const id = `purgeCommand${process.pid}_decision`;
const delivery = { state: 'SUCCESS' };
const mail = { to: 'ana.perez@example.com', expira: new Date(0), delivery };

const purge = (...options: readonly string[]) =>
  capture(process.execPath, ['--import', 'tsx', 'tools/data/purge.ts', ...options]);

afterEach(() => deleteDocument(`mail/${id}`));

describe('npm run purge', () => {
  it('with --dry-run lists expired documents, names nobody and erases nothing', async () => {
    await writeDocument(`mail/${id}`, mail);
    const { code, printed } = await purge('--dry-run');
    expect(code).toBe(0);
    expect(printed).toMatch(/^mail: \d+ to erase$/m);
    expect(printed).toContain(`\n  ${id}\n`);
    expect(printed).not.toContain(mail.to);
    expect(await readDocument(`mail/${id}`)).toEqual(mail);
  });

  it('with an option that it does not know says how it is used', async () => {
    const { code, printed } = await purge('--all');
    expect(code).toBe(1);
    expect(printed).toContain('npm run purge -- [--dry-run] [--project ID]');
  });
});
