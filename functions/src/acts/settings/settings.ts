import { bank } from '../../../../src/bank/bank.ts';
import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { StaffActs } from '../../../../src/domain/acts/staff-acts.ts';
import { confirmationAt, type SettingName } from '../../../../src/domain/bank-settings.ts';
import { amountRecord, readConfirmation, SETTING_PATHS } from '../../../../src/records/settings.ts';
import { staffAct } from '../act.ts';
import { readable } from '../readable.ts';
import { twoPeople } from '../two-people.ts';

const ADDRESS = {
  propose: 'proponer-direccion',
  confirm: 'confirmar-direccion',
  withdraw: 'retirar-direccion',
  decline: 'rechazar-direccion',
} as const;

const AMOUNT = {
  propose: 'proponer-monto',
  confirm: 'confirmar-monto',
  withdraw: 'retirar-monto',
  decline: 'rechazar-monto',
} as const;

const SUBJECTS: Readonly<Record<SettingName, ReturnType<typeof twoPeople>>> = {
  confirmation: twoPeople({
    path: SETTING_PATHS.confirmation,
    unset: {},
    actions: AMOUNT,
    unit: bank.loanCurrency.code,
    told: ({ montoPrestamo: amount }) => (typeof amount === 'number' ? amount : null),
    inForce({ montoPrestamo: amount }, stored, now) {
      const setting = readable(stored, readConfirmation);
      const before = (setting && confirmationAt(setting, now)) ?? 0;
      return amountRecord(Number(amount), before, now);
    },
  }),
  digest: twoPeople({
    path: SETTING_PATHS.digest,
    unset: { correos: [] },
    actions: ADDRESS,
    told: ({ correos }) => (Array.isArray(correos) ? correos.join(', ') : ''),
    inForce: ({ correos }) => ({ correos }),
  }),
  core: twoPeople({
    path: SETTING_PATHS.core,
    unset: { direccion: '' },
    actions: ADDRESS,
    told: ({ direccion }) => (typeof direccion === 'string' ? direccion : ''),
    inForce: ({ direccion }) => ({ direccion }),
  }),
};

function proposed(asked: AskedOf<StaffActs, 'proposeSetting'>) {
  if (asked.setting === 'confirmation') return { montoPrestamo: asked.value };
  return asked.setting === 'digest' ? { correos: asked.value } : { direccion: asked.value };
}

/** Proposes another value of a setting; the one in force counts until a second person confirms. */
export const proposeSetting = staffAct('proposeSetting', {
  roles: ['admin'],
  audit: [AMOUNT.propose, ADDRESS.propose],
  run: (asked, tools) => SUBJECTS[asked.setting].propose(asked.edits, proposed(asked), tools),
});

/** Puts the proposed value of a setting into force, as the second person. */
export const confirmSetting = staffAct('confirmSetting', {
  roles: ['reviewer', 'admin'],
  audit: [AMOUNT.confirm, ADDRESS.confirm],
  run: ({ setting, edits }, tools) => SUBJECTS[setting].confirm(edits, tools),
});

/** Takes the member's own proposal back. */
export const withdrawSetting = staffAct('withdrawSetting', {
  roles: ['reviewer', 'admin'],
  audit: [AMOUNT.withdraw, ADDRESS.withdraw],
  run: ({ setting, edits }, tools) => SUBJECTS[setting].withdraw(edits, tools),
});

/** Declines the proposal of a colleague. */
export const declineSetting = staffAct('declineSetting', {
  roles: ['reviewer', 'admin'],
  audit: [AMOUNT.decline, ADDRESS.decline],
  run: ({ setting, edits }, tools) => SUBJECTS[setting].decline(edits, tools),
});
