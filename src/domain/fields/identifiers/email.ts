import { EMAIL_LENGTHS, EMAIL_PATTERN, MAX_EMAIL } from '../field-patterns';
import type { FieldProblem } from '../fields';
import { plainSigns, type Reading, withoutLabel } from './reading';

const address = new RegExp(EMAIL_PATTERN);
const lengths = new RegExp(EMAIL_LENGTHS);

/** The address of a link such as `mailto:ana@correo.com?subject=Hola`. */
function linkedAddress(link: string): string {
  const [linked = ''] = link.slice('mailto:'.length).split('?');
  try {
    return decodeURIComponent(linked);
  } catch {
    return linked;
  }
}

/** What mail programs, documents and sentences put around an address is taken off. */
function addressIn(text: string): string {
  const [, bracketed] = /^[^<>]*<([^<>]*)>[\s.,;:]*$/.exec(text) ?? [];
  const inner = bracketed ?? text;
  const unlabelled = /^mailto:/i.test(inner) ? linkedAddress(inner) : withoutLabel(inner);
  return unlabelled.replace(/^[\s<("'«“‘[]+|[\s>)"'»”’\].,;:!?]+$/g, '');
}

function problemOf(text: string): FieldProblem | undefined {
  if (text === '') return 'missing';
  const ats = text.split('@').length - 1;
  if (ats > 1 && /[,;\s<>]/.test(text)) return 'several-addresses';
  if (text.length > MAX_EMAIL) return 'too-long';
  if (/[<>]/.test(text)) return 'markup';
  if (/[,;\s]/.test(text)) return 'several-addresses';
  if (ats > 1) return 'several-ats';
  if (ats === 0) return 'no-at';
  if (/@[^.]+$/.test(text)) return 'no-domain-end';
  return address.test(text) ? undefined : 'malformed';
}

/**
 * Exactly one e-mail address (specification, section 5; trust decisions), in lower case, so that
 * repeated ones are found.
 */
export function readEmail(typed: string): Reading {
  const text = addressIn(plainSigns(typed)).toLowerCase();
  const problem = problemOf(text);
  if (!problem) return lengths.test(text) ? { text } : { text, problem: 'long-local-part' };
  const [part] = /[^a-z0-9._%+'@-]+/.exec(text) ?? [];
  return problem === 'malformed' && part ? { text, problem: 'unusable', part } : { text, problem };
}
