import { subscriberDocument } from '../../../tools/samples/documents';
import { sampleSubscriber } from '../../../tools/samples/subscribers';
import { deleteDocuments, writeDocuments } from './firestore-admin';
import { byPath, freshWord } from './staff';

/** More subscribers than the 500 of a page. */
const MANY = 520;

/**
 * Stores so many subscribers, whose e-mails begin with a unique word; their ids come after every
 * other, so that no other test sees them. `remove` deletes them.
 */
export async function storeManySubscribers() {
  const word = freshWord();
  const documents = Array.from({ length: MANY }, (_, place) => {
    const email = `${word}.${place}@correo.example`;
    const person = { name: `Persona ${place}`, lastName: 'Prueba', email };
    return subscriberDocument(sampleSubscriber(`~${word}_${place}`, person), word);
  });
  const halves = [documents.slice(0, 500), documents.slice(500)];
  for (const half of halves) await writeDocuments(byPath(half));
  const remove = async () => {
    for (const half of halves) await deleteDocuments(half.map(({ path }) => path));
  };
  return { word, remove };
}
