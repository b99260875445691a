import { describe, expect, it } from 'vitest';
import { indexEntry } from '../../functions/src/triggers/search-index';
import { searchWords } from '../../src/domain/search';
import { namedPeople, waysToName } from '../../tools/bench/ways-to-name';
import { randomPerson } from '../../tools/seed/people';
import { randomFrom, randomUid } from '../../tools/seed/random';

const random = randomFrom(7);

function anybody() {
  const { name, lastName, email, nickname, cedula } = randomPerson(random);
  return { nombre: `${name} ${lastName}`, nickname, cedula, correo: email };
}

const others = Array.from({ length: 2_000 }, () => [randomUid(random), anybody()] as const);

const named = Object.entries(namedPeople).map(([uid, { name, email, code, ...same }]) => {
  const fields = { ...same, nombre: name, correo: email, codigo: code };
  return [uid, fields] as const;
});

const entries = [...named, ...others].map(([uid, fields]) => ({
  uid,
  tokens: indexEntry(uid, fields).tokens ?? {},
}));

describe('forty ways of naming a person', () => {
  it('are forty', () => expect(new Set(waysToName.map(([typed]) => typed)).size).toBe(40));

  it.each(waysToName)('%j finds that person and nobody else', (typed, uid) => {
    const words = searchWords(typed);
    const found = entries.filter(({ tokens }) =>
      words.every((word) => Object.hasOwn(tokens, word)),
    );
    expect(found.map((entry) => entry.uid)).toEqual([uid]);
  });
});
