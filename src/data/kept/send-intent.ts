let asked: string | undefined;

/** Asks the calculator of a game, which opens next, to go on to its send dialog. */
export function askToSend(gameId: string): void {
  asked = gameId;
}

/** Whether this calculator was asked to, once. */
export function takeSendIntent(gameId: string): boolean {
  const isAsked = asked === gameId;
  asked = undefined;
  return isAsked;
}
