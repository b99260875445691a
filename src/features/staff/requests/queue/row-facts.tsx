import { useTranslation } from 'react-i18next';
import { dollarsOr } from '../../../../domain/money';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { gameName } from '../../../../games/list';
import { useUndoWords } from '../../casework/undo/undo-words';
import { timeLeft } from '../time-left';
import { formatTimeLeft } from '../time-left-bar';

/** The id of a row's facts, which describe the button that opens it. */
export const rowFactsId = (requestId: string) => `facts-${requestId}`;

/**
 * What a row shows beside its person, for those who hear its button: the time left, the state, the value,
 * the game and the reference, which tell namesakes apart.
 */
export function RowFacts({
  request,
  note,
  now,
}: {
  readonly request: LoanRequest;
  readonly note: string;
  readonly now: Date;
}) {
  const { t } = useTranslation('staff');
  const undoWords = useUndoWords();
  const { id, status, value, gameId, undoing } = request;
  const facts = [
    status === 'pending' && formatTimeLeft(timeLeft(request, now), t),
    undoing ? undoWords(undoing.to) : t(`requests.one.${stateOf(request)}`),
    dollarsOr(t('notRecorded'), value),
    gameName(gameId),
    reference(request),
    note,
  ].filter(Boolean);
  return (
    <span id={rowFactsId(id)} hidden>
      {facts.join(', ')}
    </span>
  );
}
