import { expectAccessible } from '../support/accessibility/accessible';
import { MOTION } from '../support/accessibility/motion';
import { expectEverythingFits } from '../support/accessibility/reflow';
import { FULL } from '../support/full';
import { mailText } from '../support/outbox';
import { anotherStaffPage, openStaffTab } from '../support/staff';
import { expect, freshEmail, test } from '../support/test';

test.use(MOTION);

test(
  'a complaint gets a receipt on the page and by mail, and an answer in the words of staff',
  FULL,
  async ({ page, browser }) => {
    const email = freshEmail();
    const name = `Yahaira ${email.split('@')[0]?.replace(/[^a-z]/g, '')}`;
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reclamar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reclama al banco.');
    await page.getByLabel('¿De qué se trata?').selectOption('delay');
    await page.getByLabel('Cuéntalo con tus palabras').fill('Llamé dos veces y nadie lo miró.');
    await page.getByLabel('Tu nombre').fill(name);
    await page.getByLabel('Tu correo').fill(email);
    await page.getByRole('button', { name: 'Enviar el reclamo' }).click();

    const receipt = page.getByRole('region', { name: /^Recibo de reclamo RC-/ });
    await expect(receipt).toBeVisible();
    const number = /RC-\d{4}-\w{4}-\w{4}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectEverythingFits(page);
    const sent = await mailText(email, 'Recibimos tu reclamo');
    expect(sent).toContain(number);
    expect(sent).toMatch(/a más tardar el \d+ de [a-z]+ de \d{4}/);
    expect(sent).not.toContain('{{');

    const staff = await anotherStaffPage(browser);
    await openStaffTab(staff, 'reclamos');
    await staff.getByRole('button', { name: `Abrir el reclamo de ${name}` }).click();
    const open = staff.getByRole('region', { name: 'Reclamo', exact: true });
    await expect(open).toContainText('Lo tienes tú');
    await expect(open).toContainText('Quedan 30 días');
    await expectAccessible(staff);
    await open.getByRole('button', { name: 'Tiene razón' }).click();
    await open.getByLabel('En palabras claras').fill('Tienes razón: ya te llamamos.');
    await open.getByRole('button', { name: 'Responder y cerrar' }).click();
    await expect(open).toContainText('Reclamo respondido y cerrado.');
    await expect(open).toContainText('respondió y cerró el reclamo.');

    const answer = await mailText(email, 'Respondimos a tu reclamo');
    for (const words of [number, 'El banco te da la razón.', 'Tienes razón: ya te llamamos.'])
      expect(answer).toContain(words);
    await page.goto('/Reclamo');
    await expect(receipt).toContainText('Tienes razón: ya te llamamos.');
  },
);
