import {
  checkExchange,
  exchangeQuestion,
  rateBefore,
  ratesOfDays,
} from '../../../../src/domain/loan/reference-rate.ts';
import { LOAN_TERMS } from '../../../../src/records/loan.ts';
import { referenceRecord } from '../../../../src/records/loan-draft.ts';
import { refused, staffAct } from '../act.ts';
import { readTerms } from './stored-terms.ts';

/** Enters the reference rate of today beside the terms in force. */
export const enterReferenceRate = staffAct('enterReferenceRate', {
  roles: ['analyst', 'reviewer'],
  audit: ['cambiar-referencia'],
  async run({ seen, rate, asked }, { store, member, now }) {
    const found = await readTerms(store);
    if (!found) return refused('conflict');
    if (!found.conditions) return refused('no-terms');
    const last = found.conditions.reference;
    const edits = seen.edits + 1;
    const isMine = last?.author === member.uid && last.rate === rate;
    if (isMine && last.edits === edits) return 'done';
    if ((last?.edits ?? 0) !== seen.edits) return refused('conflict');
    const problem = checkExchange(rate, last, now);
    if (problem) return refused(problem === 'range' ? 'invalid' : problem);
    if (!asked && exchangeQuestion(rate, last, now)) return refused('unasked');
    const compared = { before: rateBefore(last, now), days: ratesOfDays(last, now) };
    const entered = { rate, enteredAt: now, author: member.uid, edits, ...compared };
    return {
      writes: [{ update: LOAN_TERMS, fields: referenceRecord(entered) }],
      entries: [{ id: `cambio_${edits}`, action: 'cambiar-referencia', about: LOAN_TERMS }],
    };
  },
});
