import type { Language, Text } from './language';

const SIGN: Text = { es: ' %', en: '%' };

/** A figure with the sign of a per cent: `49.5 %`, in English `49.5%`. */
export function percentText(figure: string | number, language: Language): string {
  return `${figure}${SIGN[language]}`;
}
