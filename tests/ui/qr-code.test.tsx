import { render, screen } from '@testing-library/react';
import decodeQr from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { newCode } from '../../src/domain/request/request-code';
import { QrCode } from '../../src/ui/data/qr-code';

const link = (code: string) => `https://levelup.bancoaurora.example/Solicitud#${code}`;

/** The vertical edges of a path of straight lines along both axes. */
function verticalEdges(path: string) {
  return path
    .split('Z')
    .filter((outline) => outline !== '')
    .flatMap((outline) => {
      const points = outline
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]);
      return points.map(([x, y], place) => {
        const [, nextY] = points[(place + 1) % points.length] ?? [x, y];
        return { x, from: Math.min(y, nextY), to: Math.max(y, nextY) };
      });
    });
}

/** The drawing on a screen if a module is this many pixels wide. */
function pixelsOf(svg: Element, scale: number) {
  const [corner = 0, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const edges = verticalEdges(svg.querySelector('path')?.getAttribute('d') ?? '');
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = corner + (column + 0.5) / scale;
      const y = corner + (row + 0.5) / scale;
      const crossed = edges.filter((edge) => edge.x < x && edge.from < y && y < edge.to).length;
      if (crossed % 2 === 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it('leads to the link of a request, three pixels a module', async () => {
    const text = link(newCode());
    render(<QrCode text={text} label="QR" failure="" />);
    expect(decodeQr(pixelsOf(await screen.findByRole('img', { name: 'QR' }), 3))).toBe(text);
  });

  it('leads elsewhere once the text has changed', async () => {
    const [before, after] = [link(newCode()), link(newCode())];
    const { rerender } = render(<QrCode text={before} label="QR" failure="" />);
    await screen.findByRole('img', { name: 'QR' });
    rerender(<QrCode text={after} label="QR" failure="" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(decodeQr(pixelsOf(await screen.findByRole('img', { name: 'QR' }), 3))).toBe(after);
  });
});
