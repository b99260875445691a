import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';

/** The text of the QR code that an element shows, read from its pixels on the screen. */
export async function readQr(shown: Locator): Promise<string> {
  const picture = (await shown.screenshot()).toString('base64');
  const { data, ...size } = await shown.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
  }, picture);
  return decodeQr({ ...size, data: Uint8Array.from(data) });
}
