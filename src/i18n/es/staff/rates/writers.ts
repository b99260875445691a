export const writers = {
  title: 'Quién escribió qué',
  nobodyLeft:
    'No queda nadie que lo publique: cada persona con el rol de revisor escribió una parte. Una de ellas puede poner sus cifras como están en vigor, y otra persona escribir su motivo; o alguien descarta el borrador.',
};
