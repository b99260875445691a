import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { type Copy, press, type ScreenState } from './screen';

/** Writes a complaint as a visitor does, and waits for its receipt. */
async function complain(page: Page, copy: Copy): Promise<void> {
  await page.locator('[name=tipo]').selectOption('delay');
  const typed = {
    texto: 'Pasaron cuatro días y nadie me ha respondido. Llamé dos veces y me dicen que espere.',
    nombre: 'Ana Valentina Martínez de la Cruz',
    correo: `ana.martinez.${Date.now().toString(36)}@correo.example`,
  };
  for (const [name, text] of Object.entries(typed))
    await page.locator(`main [name=${name}]`).fill(text);
  await press(page, copy.complaint.send);
  await page.getByRole('region', { name: new RegExp(copy.complaint.receipt.title) }).waitFor();
}

/** The page of complaints: empty, with mistakes, its receipt, and a complaint taken back. */
export const complaintStates: readonly ScreenState[] = [
  { name: 'complaint', path: paths.complaint },
  {
    name: 'complaint-errors',
    path: paths.complaint,
    reach: (page, copy) => press(page, copy.complaint.send),
  },
  { name: 'complaint-receipt', path: paths.complaint, reach: complain },
  {
    name: 'complaint-withdraw',
    path: paths.complaint,
    reach: async (page, copy) => {
      await complain(page, copy);
      await press(page, copy.complaint.receipt.withdraw);
    },
  },
  {
    name: 'complaint-withdrawn',
    path: paths.complaint,
    reach: async (page, copy) => {
      await complain(page, copy);
      await press(page, copy.complaint.receipt.withdraw);
      await press(page, copy.complaint.receipt.yes);
      await page.getByText(copy.complaint.receipt.withdrawnText).waitFor();
    },
  },
  {
    name: 'my-data-complaints',
    path: paths.complaint,
    reach: async (page, copy) => {
      await complain(page, copy);
      await page.goto(paths.myData);
      await page.getByRole('heading', { name: copy.myData.stored.title }).waitFor();
    },
  },
];
