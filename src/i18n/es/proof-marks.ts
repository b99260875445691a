/** What is said of a line of which a publisher was asked, to visitors and staff alike. */
export const proofMarks = {
  proven: 'Probado',
  provenShows: 'Probado; el juego muestra {{shown}}',
  provenShowed: 'Probado; el juego mostraba {{shown}} el {{date}}',
  partly: 'Probado hasta {{shown}}',
  mismatchShows: 'No coincide: el juego muestra {{shown}}',
  mismatchShowed: 'No coincide: el juego mostraba {{shown}} el {{date}}',
  atMostShows: 'No coincide: el juego muestra {{shown}} como mucho',
  atMostShowed: 'No coincide: el juego mostraba {{shown}} como mucho el {{date}}',
  declared: 'Declarado',
  /** Once what the publisher said is forgotten. */
  partlyThen: 'Probado en parte',
  mismatchThen: 'No coincidía con el juego',
  movable: 'Estaba ahí el {{date}}; se puede mover',
};
