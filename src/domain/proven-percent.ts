import type { Attribute } from './calculator';
import { type Estimate, subtotalOf } from './estimate';
import { lineVerdict, type ProofLines } from './proof';

/** How much of an answer counts: nothing of what can be moved from account to account. */
function countedOf({ id, movable }: Attribute, lines: ProofLines, answer: number): number {
  return movable ? 0 : (lineVerdict(lines, id, answer)?.counted ?? 0);
}

/** The part of a value that counts as proven, in whole per cent rounded down: 100 only if all does. */
export function provenPercent({ lines, total }: Estimate, proof: ProofLines): number {
  const counted = lines.map(({ attribute, answer }) =>
    subtotalOf(attribute, countedOf(attribute, proof, answer)),
  );
  const sum = counted.reduce((all, part) => all + part, 0);
  return total === 0 ? 0 : Math.floor((100 * sum) / total);
}
