import type { Cents } from '../domain/money';
import { isMap, type RecordFields, reader } from './fields';

/**
 * The part of a case file that holds the decision of this moment, with the proposal before it: the file
 * itself, or an undoing in it.
 */
export function decisionHolder(file: RecordFields, decidedAt: Date): RecordFields | undefined {
  const { reversion, decisiones } = file;
  const undoings = [reversion, ...(isMap(decisiones) ? Object.values(decisiones) : [])];
  return [file, ...undoings.filter(isMap)].find(({ decision }) => {
    const made = isMap(decision) ? reader(decision, 'expedientes: decision') : undefined;
    return made?.has('autor') && made.date('fecha').getTime() === decidedAt.getTime();
  });
}

/** The most to be lent on the approval of this moment, also where it no longer counts. */
export function approvedAmount(file: RecordFields, approvedAt: Date): Cents | undefined {
  const made = decisionHolder(file, approvedAt)?.decision;
  const amount = isMap(made) ? made.monto : undefined;
  return typeof amount === 'number' ? amount : undefined;
}
