import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoBreak } from '../../../src/ui/data/no-break';

/** The words with `[…]` around what stays on one line and `|` where an address may break. */
function laidOut(words: string): string {
  const { container } = render(<NoBreak>{words}</NoBreak>);
  for (const whole of container.querySelectorAll('.no-break'))
    whole.textContent = `[${whole.textContent}]`;
  for (const place of container.querySelectorAll('wbr')) place.replaceWith('|');
  return container.textContent ?? '';
}

it.each([
  ['Llama al 809-555-0142, opción 2.', 'Llama al [809-555-0142], opción 2.'],
  ['+13055550142', '[+13055550142]'],
  ['La LU-UQ8Q-E2A5 y el RC-2026-7K3A-Q9WM', 'La [LU-UQ8Q-E2A5] y el [RC-2026-7K3A-Q9WM]'],
  ['001-1234567-8', '[001-1234567-8]'],
  [
    'Te escribe a ana.pena@correo.example. Revisa.',
    'Te escribe a ana.pena|@correo.example. Revisa.',
  ],
  ['LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y', 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y'],
  ['De 10 a 24 meses, US$1,250.00', 'De 10 a 24 meses, US$1,250.00'],
])('keeps whole what %j names', (words, expected) => expect(laidOut(words)).toBe(expected));
