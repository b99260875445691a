let asked: string | undefined;

/** Makes the calculator of a game, which opens next, open its send dialog. */
export function askToSend(gameId: string): void {
  asked = gameId;
}

/** Whether this calculator was asked to; true only once. */
export function takeSendIntent(gameId: string): boolean {
  const isAsked = asked === gameId;
  asked = undefined;
  return isAsked;
}
