import type { TFunction } from 'i18next';
import type { ProvenLines } from '../../../../domain/proof';

/** Whether a line is proven, in words; nothing if no line of the request is. */
export function proofWords(
  proven: ProvenLines | undefined,
  id: string,
  t: TFunction<'staff'>,
): { readonly isProven: boolean; readonly text: string } | undefined {
  if (!proven) return undefined;
  const kind = proven.lines[id] ?? 'declared';
  return { isProven: kind !== 'declared', text: t(`requests.proofs.${kind}`) };
}
