import type { OptionalTexts } from '../../src/domain/request/optional-fields';
import { sampleCedula } from '../samples/cedula';
import { below, pick, type Random } from './random';

const NAMES =
  'Ana Luis María José Carmen Rafael Rosa Pedro Yolanda Miguel Altagracia Juan Josefina Manuel Laura Ramón Daniela Wilson Noelia Joel Paola Starlin'.split(
    ' ',
  );
const LAST_NAMES =
  'Rodríguez Pérez Martínez Sánchez García Reyes Ramírez Hernández Díaz Jiménez Peña Rosario Núñez Castillo Polanco Santana Guzmán Mejía Féliz Báez'.split(
    ' ',
  );
const PLAYERS = 'Tigre Ciguapa Rayo Merengue Coral Plátano Larimar'.split(' ');

/** A made-up person. The addresses end in `.example`, which never receives mail. */
export interface Person extends OptionalTexts {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly nickname: string;
  readonly cedula: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

const cedula = (random: Random) =>
  sampleCedula(String(below(random, 10_000_000_000)).padStart(10, '0'));

/** The next made-up person. */
export function randomPerson(random: Random): Person {
  const name = pick(random, NAMES);
  const lastName = pick(random, LAST_NAMES);
  const number = below(random, 100_000);
  return {
    name,
    lastName,
    email: `${plain(name)}.${plain(lastName)}${number}@correo.example`,
    nickname: `${pick(random, PLAYERS)}${below(random, 10_000)}`,
    cedula: cedula(random),
    ...(number % 3 === 0 && { phone: `+1809555${String(number % 10_000).padStart(4, '0')}` }),
  };
}
