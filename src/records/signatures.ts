import { isMap, type RecordFields } from './fields';

/** The parts of a case file that say who acted and when; all others are words or name somebody else. */
const PARTS: ReadonlySet<string> = new Set([
  'propuesta',
  'decision',
  'preguntas',
  'reversion',
  'pagoSuelto',
  'explica',
  'decisiones',
  'fin',
  'participaron',
]);
const SIGNATURE: ReadonlySet<string> = new Set(['autor', 'fecha', 'numero', 'hecha']);

/** A case file without words: who proposed, asked, decided and undid, and when. */
export function signaturesOf(file: RecordFields): RecordFields {
  const kept = Object.entries(file).flatMap(([name, value]) => {
    const isPart = PARTS.has(name) || /^\d+$/.test(name);
    if (isPart && isMap(value)) return [[name, signaturesOf(value)] as const];
    return SIGNATURE.has(name) || name === 'participaron' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}
