import { useState } from 'react';
import { useAct, whileAny } from '../../../data/react/use-act';
import type { AskedOf } from '../../../domain/acts/described';
import type { StaffActs } from '../../../domain/acts/staff-acts';
import type { BankSettings, SettingName } from '../../../domain/bank-settings';
import { useForm } from '../../../ui/form/use-form';
import { useKept } from '../session/use-kept';
import { useStaff } from '../session/use-staff';

/** A setting that two people change, and how it is typed. */
export interface TypedSetting<Name extends SettingName, Value, Problem> {
  readonly name: Name;
  /** The text that the field begins with. */
  readonly toText: (setting: BankSettings[Name]) => string;
  readonly parse: (
    text: string,
  ) => { readonly value: Value } | { readonly problem: Problem; readonly value?: never };
  readonly isInForce: (setting: BankSettings[Name], value: Value) => boolean;
  /** What proposes it over the setting with this number. */
  readonly asked: (edits: number, value: Value) => AskedOf<StaffActs, 'proposeSetting'>;
}

/** Proposing, confirming, withdrawing and declining a setting. */
export function useSetting<Name extends SettingName, Value, Problem>(
  first: BankSettings[Name],
  typed: TypedSetting<Name, Value, Problem>,
) {
  const { name, toText, parse } = typed;
  const staff = useStaff();
  const proposing = useAct('proposeSetting');
  const confirming = useAct('confirmSetting');
  const withdrawing = useAct('withdrawSetting');
  const declining = useAct('declineSetting');
  const acts = [proposing, confirming, withdrawing, declining] as const;
  const [setting, setSetting] = useState(first);
  const [isSame, setSame] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const [text, keep] = useKept('setting', toText(setting), name);
  const form = useForm({
    initialValues: { text },
    onChange: (typed: { readonly text: string }) => keep(typed.text),
    validate({ text }) {
      const parsed = parse(text);
      return { text: 'problem' in parsed ? parsed.problem : undefined };
    },
  });
  const isWorking = acts.some(({ state }) => state.kind === 'working');
  const seen = { setting: name, edits: setting.edits };

  function clear() {
    for (const act of acts) act.clear();
    setSame(false);
    setUnread(false);
  }

  /** Shows what there is after an answer. What was typed stays, unless it was `proposed`. */
  async function take(step: Promise<(typeof acts)[number]['state']>, proposed = false) {
    const { kind } = await step;
    if (kind !== 'done' && kind !== 'refused') return;
    try {
      const { [name]: fresh } = await (await staff()).read('bankSettings');
      const isTyped = form.values.text !== toText(setting) && !(proposed && kind === 'done');
      setSetting(fresh);
      form.reset(isTyped ? form.values : { text: toText(fresh) });
      if (!isTyped) keep(toText(setting));
    } catch {
      setUnread(true);
    }
  }

  function say(step: () => Promise<(typeof acts)[number]['state']>, proposed = false) {
    if (isWorking) return;
    clear();
    void take(step(), proposed);
  }

  return {
    form,
    setting,
    isSame,
    isUnread,
    isWorking,
    /** The act that was said last. */
    shown: acts.find(({ state }) => state.kind !== 'idle'),
    confirming: whileAny(acts, confirming),
    withdrawing: whileAny(acts, withdrawing),
    declining: whileAny(acts, declining),
    propose() {
      if (setting.proposal || !form.validate()) return;
      const parsed = parse(form.values.text);
      if ('problem' in parsed) return;
      if (!typed.isInForce(setting, parsed.value))
        return say(() => proposing.run(typed.asked(setting.edits, parsed.value)), true);
      clear();
      setSame(true);
    },
    confirm: () => say(() => confirming.run(seen)),
    withdraw: () => say(() => withdrawing.run(seen)),
    decline: () => say(() => declining.run(seen)),
  };
}
