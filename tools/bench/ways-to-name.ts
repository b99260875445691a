import type { Applicant } from '../../src/domain/request/loan-request';

/**
 * Five made-up people whose names and numbers are hard to type; each has one request with this uid.
 */
export const namedPeople: Readonly<Record<string, Applicant & { readonly code?: string }>> = {
  xiomaraDoleo0000000000000001: {
    name: "Xiomara D'Óleo Pérez-Gil",
    nickname: 'ÑaÑa_Gamer77',
    cedula: '402-7318294-5',
    email: 'x.doleo-perez@buzondoleo.example',
    code: 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y',
  },
  anaIgnacia00000000000000002: {
    name: 'Ana Ignacia de los Ángeles  Peña Rodríguez',
    nickname: 'Rayo 45',
    cedula: '001-9999999-3',
    email: 'anaignacia@correo.example',
  },
  jose0Rodriguez00000000000003: {
    name: 'JOSÉ RODRÍGUEZ ÑÁÑEZ',
    nickname: '[VIP] Sebá.Ciguapa',
    cedula: '223-0000017-8',
    email: 'jr.nanez+prestamo@trabajo.example',
  },
  wuLi000000000000000000000004: {
    name: 'Wu Li',
    nickname: '武李',
    cedula: 'PX-4471-B',
    email: 'wuli@correo.example',
  },
  oneill0000000000000000000005: {
    name: 'Máire O’Neill-Báez',
    nickname: 'maire_o',
    cedula: '402-0000000-1',
    email: 'maire@correo.example',
  },
};

const [XIOMARA, ANA, JOSE, WU, MAIRE] = Object.keys(namedPeople) as [
  string,
  string,
  string,
  string,
  string,
];

/** Forty ways of typing a name or number, each with the one uid that it must find. */
export const waysToName: readonly (readonly [typed: string, uid: string])[] = [
  ['xiomara', XIOMARA],
  ['XIOMARA', XIOMARA],
  ['Xiom', XIOMARA],
  ["D'Óleo", XIOMARA],
  ['d’oleo', XIOMARA],
  ['D´Oleo', XIOMARA],
  ['doleo', XIOMARA],
  ['óleo', XIOMARA],
  ['Pérez-Gil', XIOMARA],
  ['pérez gil', XIOMARA],
  ['perezgil', XIOMARA],
  ['gil', XIOMARA],
  ['gil xiomara', XIOMARA],
  ['ñaña', XIOMARA],
  ['nana_gam', XIOMARA],
  ['402-7318294-5', XIOMARA],
  ['40273182945', XIOMARA],
  ['402 7318294 5', XIOMARA],
  ['402.7318294.5', XIOMARA],
  ['402 731 8294 5', XIOMARA],
  ['402-73182', XIOMARA],
  ['7318294', XIOMARA],
  ['x.doleo-perez@buzondoleo.example', XIOMARA],
  ['x.doleo-perez', XIOMARA],
  ['@buzondoleo.example', XIOMARA],
  ['LU-7K3A-Q9WM', XIOMARA],
  ['lu 7k3a q9wm', XIOMARA],
  ['7k3aq9', XIOMARA],
  ['Ana Ignacia', ANA],
  ['  peña   ana  ign ', ANA],
  ['de los angeles', ANA],
  ['ana rodriguez angel', ANA],
  ['ana 0019999999', ANA],
  ['LU-ANAI-GNAC', ANA],
  ['jose rodriguez nanez', JOSE],
  ['vip seba', JOSE],
  ['jr.nanez+prestamo', JOSE],
  ['li wu', WU],
  ['px 4471 b', WU],
  ["maire o'neill", MAIRE],
];
