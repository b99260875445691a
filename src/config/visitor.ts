/** The address of the function that carries out visitors' acts, a rewrite in firebase.json. */
export const VISITOR_PATH = '/api/visita';
