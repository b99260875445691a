import { useTranslation } from 'react-i18next';
import { type BankSettings, isCoreAddress } from '../../../domain/bank-settings';
import { inputClass } from '../../../ui/form/field';
import { Addresses, AddressesInForce } from './addresses';
import { TwoPersonSetting } from './two-person-setting';
import type { TypedSetting } from './use-setting';

type Core = BankSettings['core'];

const CORE: TypedSetting<'core', string, 'wrong'> = {
  name: 'core',
  toText: ({ value }) => value,
  parse(text) {
    const value = text.trim();
    return isCoreAddress(value) ? { value } : { problem: 'wrong' };
  },
  isInForce: ({ value }, address) => value === address,
  asked: (edits, value) => ({ setting: 'core', edits, value }),
};

const listed = (address: string) => (address === '' ? [] : [address]);

/** The address of the bank's core system that gets events, and the one that is proposed. */
export function CoreSetting({ first }: { readonly first: Core }) {
  const { t } = useTranslation('staff');
  const said = (address: string) => address || t('audit.settings.nobody');

  function wordsOf({ value, proposal }: Core) {
    const address = proposal?.value ?? '';
    return {
      value: <Addresses name="core" list={listed(address)} />,
      title: t('audit.settings.of.core.confirmTitle'),
      consequence: t('audit.settings.of.core.consequence', {
        proposed: said(address),
        before: said(value),
      }),
    };
  }

  return (
    <TwoPersonSetting
      first={first}
      typed={CORE}
      inForce={({ value }) => <AddressesInForce name="core" list={listed(value)} />}
      wordsOf={wordsOf}
      problemText={() => t('audit.settings.core.wrong')}
    >
      {(control) => <input {...control} className={inputClass} name="direccion" type="url" />}
    </TwoPersonSetting>
  );
}
