import { type Kind, replacing, replacingAtoms } from './rules-text';

/** Ways to sign in that Firebase knows. */
const PROVIDERS = ['anonymous', 'password', 'google.com', 'custom', 'phone'];
const ROLES = ['lectura', 'analista', 'revisor', 'admin'];

/** Fields that hold the author of an action, or the person it is about. */
const UID_FIELDS = ['autor', 'publicadoPor', 'id', 'caso'];

const others = (all: readonly string[], one: string | undefined) =>
  all.filter((each) => each !== one);

/** Whether a condition already takes this role too, by the line that it is in. */
function takesToo(role: string, source: string, at: number): boolean {
  const start = source.lastIndexOf('\n', at) + 1;
  const line = source.slice(start, source.indexOf('\n', at));
  return [`|| hasRole('${role}')`, `hasRole('${role}') ||`].some((part) => line.includes(part));
}

/** Mistakes about the caller. */
export const peopleKinds: readonly Kind[] = [
  {
    name: 'another way to sign in',
    edits: replacing(/(?<=sign_in_provider )== '([\w.]+)'/g, ([, provider]) =>
      others(PROVIDERS, provider).flatMap((other) => [
        `in ['${provider}', '${other}']`,
        `!= '${other}'`,
      ]),
    ),
  },
  {
    name: 'another role',
    edits: replacing(/hasRole\('(\w+)'\)/g, ({ 0: call, 1: role, index }, { source }) =>
      others(ROLES, role).flatMap((other) => [
        `hasRole('${other}')`,
        ...(takesToo(other, source, index) ? [] : [`(${call} || hasRole('${other}'))`]),
      ]),
    ),
  },
  {
    name: 'a weaker session',
    edits: replacing(/(?<!function )\b(isStaff|isOwner)\(\w*\)/g, ([, name]) =>
      name === 'isStaff' ? ['hasStaffSession(signedInAt())'] : ['isVisitor()'],
    ),
  },
  {
    name: 'another field that names a person',
    edits: replacingAtoms(/^([\w.]+)\.(\w+) (==|!=) request\.auth\.uid$/, (found, block) => {
      const [, owner = '', field = '', sign] = found;
      const named = [...(block?.fields.get('document') ?? [])];
      return others(UID_FIELDS, field)
        .filter((other) => named.includes(other))
        .flatMap((other) => [
          `${owner}.${other} ${sign} request.auth.uid`,
          ...(sign === '==' ? [`${owner}.${field} in [request.auth.uid, ${owner}.${other}]`] : []),
        ]);
    }),
  },
  {
    name: 'a part of an address',
    edits: replacingAtoms(
      /^([\w.]*\b(?:correo|to|email)) == ([\w.]*\b(?:correo|to|email))$/,
      ([, a, b]) => [0, 1].map((half) => `${a}.split('@')[${half}] == ${b}.split('@')[${half}]`),
    ),
  },
  {
    name: 'an earlier address',
    edits: replacingAtoms(/^([\w.]+)\.correo == ([\w.]+)\.correo$/, ([whole, a, b]) =>
      [
        [a, b],
        [b, a],
      ].map(
        ([now, then]) =>
          `(${whole} || ${now}.correo == ${then}.get('correccion', {}).get('anterior', ''))`,
      ),
    ),
  },
];
