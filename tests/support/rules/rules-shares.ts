import { readFileSync } from 'node:fs';
import { enforceRules } from './rules-emulator';
import { staff, visitor } from './rules-people';

const committed = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** Firestore evaluates at most this many expressions. */
const MOST = 1000;
/** A batch may use so many of them. */
export const ALLOWED = 850;

/** The rule of each write of a batch, and the most expressions that it may use. */
export type Shares = Readonly<Record<string, number>>;

export const REQUEST: Shares = {
  'users create': 512,
  'mail create': 142,
  'seguimiento create': 58,
  'codigos create': 30,
};
export const SIGN_UP: Shares = {
  'subscriptores create': 281,
  'cuotas create': 54,
  'mail create': 234,
  'bajas create': 36,
};
export const APPROVAL: Shares = {
  'users update': 140,
  'expedientes create, update': 325,
  'mail create': 190,
  'seguimiento update': 110,
  'auditoria create': 80,
};
export const DECLINE: Shares = {
  ...APPROVAL,
  'users update': 170,
  'expedientes create, update': 255,
};
export const QUESTION: Shares = {
  'users update': 175,
  'expedientes create, update': 255,
  'mail create': 190,
  'seguimiento update': 110,
};
export const PROPOSAL: Shares = {
  'users update': 95,
  'expedientes create, update': 255,
  'seguimiento update': 110,
  'auditoria create': 110,
};
/** What each repeat adds to the batch of a decision, which no longer fits into 850 with it. */
export const REPEAT: Shares = {
  'users update': 170,
  'expedientes create, update': 295,
  'mail create': 190,
  'seguimiento update': 110,
};
export const CLAIM: Shares = { 'tomas create': 270, 'tomas update': 350, 'auditoria create': 150 };
export const NOTE: Shares = { 'notas create': 200 };
export const SEEN: Shares = { 'vistas create': 260, 'auditoria create': 150 };
export const TOLD: Shares = { 'auditoria create': 400 };
export const SETTINGS: Shares = { 'ajustes update': 550, 'auditoria create': 220 };
export const AMOUNT: Shares = { 'ajustes update': 300, 'auditoria create': 250 };
export const RESEND: Shares = { 'mail update': 400, 'auditoria create': 300 };
export const DISCARD: Shares = { 'borradores delete': 300, 'auditoria create': 250 };
export const OWN_ACT: Shares = {
  'users update 2': 240,
  'mail create': 218,
  'seguimiento update': 114,
};
export const CORRECTION: Shares = { 'users update 2': 192, 'mail create': 206 };
export const PROOF: Shares = { 'users update 3': 500 };
export const PETITION: Shares = { 'peticiones create': 200, 'peticiones update': 250 };
export const DRAFT: Shares = { 'borradores create': 800, 'borradores update': 800 };
export const PUBLICATION: Shares = {
  'tarifas update': 380,
  'versiones create': 60,
  'auditoria create': 180,
  'borradores delete': 200,
};
export const MARKET_VALUE: Shares = {
  'games update': 300,
  'cambios create': 150,
  'auditoria create': 250,
};
export const CATALOGUE_EDIT: Shares = { 'games update': 400, 'auditoria create': 250 };
export const IMPORT: Shares = { 'importaciones create': 300, 'auditoria create': 250 };

export const TERMS_SAVE: Shares = { 'condiciones/borrador update': 800 };
export const TERMS_PUBLICATION: Shares = {
  'condiciones/prestamo update': 400,
  'condiciones/prestamo > versiones create': 60,
  'auditoria create': 200,
  'condiciones/borrador delete': 60,
};
export const REFERENCE: Shares = { 'condiciones/prestamo update': 500, 'auditoria create': 250 };

/** The rules, in which every rule of a batch wastes the part of the limit that its share leaves. */
function wasteful(shares: Shares): string {
  return Object.entries(shares).reduce((rules, [rule, share]) => {
    const [, path = '', method, place = '1'] =
      rule.match(/^([\w/]+(?: > \w+)?) ([a-z, ]*[a-z])(?: (\d))?$/) ?? [];
    const allow = `allow ${method}: if `;
    // What stands below another collection is looked for from there.
    let condition = path.split(' > ').reduce((from, part) => {
      const found = rules.slice(from).search(new RegExp(`match /${part}[/ ]`));
      return from + found;
    }, 0);
    // If a collection has two rules for a method, the place tells which.
    for (let n = 0; n < Number(place); n += 1)
      condition = rules.indexOf(allow, condition) + allow.length;
    const end = rules.indexOf(';', condition);
    const waste = `[${Array(MOST - share)
      .fill("'x'")
      .join(', ')}].size() > 0`;
    return `${rules.slice(0, condition)}${waste} && (${rules.slice(condition, end)})${rules.slice(end)}`;
  }, committed);
}

/** Enforces them in a project that no other test uses. */
export const enforceShares = (shares: Shares) => enforceRules(wasteful(shares), ['shares']);

/** People of the project in which they are enforced. */
export const someVisitor = () => visitor({}, undefined, 'shares');
export const someStaff = () => staff({}, undefined, 'shares');
