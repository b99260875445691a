import { type LoanRequest, reference } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import { requestDocuments } from '../../../tools/samples/documents';
import { sampleProof } from '../../../tools/samples/proofs';
import { daysAgo } from '../../../tools/samples/undoing';
import { readDocument, writeDocuments } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  byPath,
  freshWord,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  visitorPage,
  visitorRequest,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

type Changes = Parameters<typeof visitorRequest>[1];

const requestOf = (changes: Changes) =>
  visitorRequest(freshWord(), { code: newCode(), ...changes });

/** Stores requests, and waits until each knows what it has in common with the others. */
async function store(...requests: readonly LoanRequest[]): Promise<void> {
  await writeDocuments(Object.assign({}, ...requests.map((one) => byPath(requestDocuments(one)))));
  for (const { id } of requests)
    await expect
      .poll(async () => (await readDocument(`expedientes/${id}`))?.avisos, { timeout: 30_000 })
      .not.toHaveLength(0);
}

test(
  'two people prove one account: whoever decides sees it, and the second yes takes two',
  FULL,
  async ({ page, browser }) => {
    const proven = sampleProof({}, { account: freshWord() });
    const ana = requestOf({
      ...{ name: 'Ana Gil', proven, hoursAgo: 24 * 40, status: 'declined' },
      decision: { author: 'rosa', decidedAt: daysAgo(30), reason: 'account' },
    });
    const luis = requestOf({ name: 'Luis Rey', proven });
    await store(ana, luis);

    await openStaffTab(page, 'solicitudes');
    await openRequest(page, luis.applicant.email);
    const detail = requestDetail(page);
    await expect(detail.getByText(`La misma cuenta está en: ${reference(ana)}`)).toBeVisible();
    await detail.getByRole('button', { name: 'Aprobar' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText('Lo confirma otra persona: se rechazó antes.');
    await page.getByRole('button', { name: 'Sí, proponer' }).click();
    await expect(detail).toContainText('Propuesta guardada.');
    await detail.getByRole('link', { name: reference(ana) }).click();
    await expect(detail.getByRole('heading', { level: 2 })).toHaveText('Ana Gil');

    // Neither of them is told of the other.
    for (const [mine, theirs] of [
      [luis, ana],
      [ana, luis],
    ] as const) {
      const visitor = await visitorPage(browser);
      await visitor.goto(`/Solicitud#${mine.code}`);
      await expect(visitor.getByRole('main')).toContainText(reference(mine));
      await expect(visitor.getByRole('main')).not.toContainText(reference(theirs));
    }
  },
);

test(
  'a family with one telephone: each is decided by itself, and it is a notice',
  FULL,
  async ({ page }) => {
    const phone = `+1809${String(Date.now()).slice(-7)}`;
    const family = ['Ana Gil', 'Luis Gil', 'Rosa Gil'].map((name) => requestOf({ name, phone }));
    await store(...family);

    await openStaffTab(page, 'solicitudes');
    for (const [place, one] of family.entries()) {
      const others = family.filter((other) => other !== one).map((other) => reference(other));
      await openRequest(page, one.applicant.email);
      const detail = requestDetail(page);
      const notice = detail.getByRole('listitem').filter({ hasText: 'Comparte el teléfono con' });
      for (const other of others) await expect(notice).toContainText(other);
      await expect(detail.getByText('Al decidir esta se cierran')).toHaveCount(0);
      if (place === 2) break;
      await detail.getByRole('button', { name: 'Aprobar' }).click();
      await page.getByRole('button', { name: 'Sí, aprobar' }).click();
      await expect
        .poll(() => readDocument(`users/${one.id}`))
        .toMatchObject({ estadoCredito: 'aprobado' });
    }
    const [, , last] = family;
    expect(await readDocument(`users/${last?.id}`)).toMatchObject({ estadoCredito: 'pendiente' });
  },
);
