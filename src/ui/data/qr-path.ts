import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code as the outline of an SVG path, in which a module is one unit wide. */
export interface QrPath {
  /** Modules on each side, without the quiet zone around them. */
  readonly size: number;
  readonly path: string;
}

/** Draws a text as a QR code that can still be read where 15 % of it are damaged, or more. */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
