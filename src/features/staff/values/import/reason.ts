import { checkLine } from '../../../../domain/fields/fields';
import type { Text } from '../../../../domain/language';
import { MAX_VALUE_REASON } from '../../../../domain/market/market-value';
import { forget, keep, kept } from '../../tab/typed-texts';

export const NO_REASON: Text = { es: '', en: '' };

const nameOf = (uid: string) => `import.${uid}`;

/** The problem of an import's reason, by language. It needs both. */
export function reasonProblems({ es, en }: Text) {
  return { es: checkLine(es, MAX_VALUE_REASON), en: checkLine(en, MAX_VALUE_REASON) } as const;
}

/** Keeps the reason that a member typed; see `keep`. */
export function keepReason(uid: string, reason: Text): void {
  if (reason.es === '' && reason.en === '') forget(nameOf(uid));
  else keep(nameOf(uid), reason);
}

/** This member's typed reason, an empty one if nothing usable was stored. */
export function keptReason(uid: string): Text {
  const { es, en } = (kept(nameOf(uid)) ?? {}) as Partial<Text>;
  return typeof es === 'string' && typeof en === 'string' ? { es, en } : NO_REASON;
}
