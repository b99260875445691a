import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';
import type { QrPath } from './qr-path';

/** Modules of empty paper that every reader needs around a code. */
const QUIET_ZONE = 4;

/** Undefined while the code that draws is on its way. */
type Drawing = (QrPath & { readonly text: string }) | 'failed' | undefined;

/**
 * A text as a QR code, as wide as its container. The encoder is fetched when a code is first shown;
 * if that fails, `failure` replaces it.
 */
export function QrCode({
  text,
  label,
  failure,
}: {
  readonly text: string;
  readonly label: string;
  readonly failure: string;
}) {
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    let current = true;
    import('./qr-path').then(
      ({ qrPath }) => current && setDrawing({ text, ...qrPath(text) }),
      () => current && setDrawing('failed'),
    );
    return () => {
      current = false;
    };
  }, [text]);

  if (drawing === 'failed') return <p className={styles.failure}>{failure}</p>;
  // An outdated drawing would lead to another address.
  if (drawing?.text !== text) return <div className={styles.qrCode} />;
  const side = drawing.size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.qrCode}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawing.path} />
    </svg>
  );
}
