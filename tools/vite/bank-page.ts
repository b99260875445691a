import type { Plugin } from 'vite';
import { bank } from '../../src/bank/bank.ts';
import { printed } from '../media/art.ts';

/** Puts the product's name and its ground colour into index.html. */
export function bankPage(): Plugin {
  return {
    name: 'bank-page',
    transformIndexHtml: (html) =>
      html.replaceAll('%PRODUCT%', bank.product).replaceAll('%GROUND%', printed('var(--ground)')),
  };
}
