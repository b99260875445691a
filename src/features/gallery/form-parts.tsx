import { useState } from 'react';
import { Icon } from '../../ui/art/icon';
import { Button, ButtonLink, type ButtonLook, buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { TextButton } from '../../ui/button/text-button';
import { Checkbox } from '../../ui/form/checkbox';
import { Choice } from '../../ui/form/choice';
import { DateField } from '../../ui/form/date-field';
import { Field } from '../../ui/form/field';
import { SearchField } from '../../ui/form/search-field';
import { Segmented } from '../../ui/form/segmented';
import { Select } from '../../ui/form/select';
import { Stepper } from '../../ui/form/stepper';
import { TextAreaField } from '../../ui/form/text-area-field';
import { TextField } from '../../ui/form/text-field';
import { YesNo } from '../../ui/form/yes-no';
import { Part } from './part';
import type { Words } from './words';

const LOOKS: readonly ButtonLook[] = ['main', 'ink', 'line', 'off'];
const HOLD = { delayMs: 500, everyMs: 100 };

/** Buttons, fields and choices in every state. */
export function FormParts({ words }: { readonly words: Words }) {
  const [typed, setTyped] = useState('laura@correo');
  const [ticked, setTicked] = useState(true);
  const [count, setCount] = useState(25);
  const [chosen, setChosen] = useState<'a' | 'b'>('a');
  const options = [
    { id: 'a', label: words.first },
    { id: 'b', label: words.second },
  ] as const;
  const field = { label: words.email, value: typed, onChange: setTyped };
  const box = { label: words.box, onChange: setTicked };
  return (
    <>
      <Part title={words.keys}>
        {LOOKS.map((look) => (
          <Button key={look} look={look} aria-disabled={look === 'off'}>
            {words.press} <Icon name="arrow-right" />
          </Button>
        ))}
        <Button disabled>{words.press}</Button>
        <TextButton>{words.press}</TextButton>
        <TextButton disabled>{words.press}</TextButton>
        <ButtonLink href="tel:+18095550142">809-555-0142</ButtonLink>
        <Link className={buttonClass()} to="/">
          {words.link}
        </Link>
      </Part>
      <Part title={words.fields}>
        <TextField {...field} name="usual" />
        <TextField {...field} name="wrong" error={words.error} required />
        <TextField {...field} name="doubtful" warning={words.warning} />
        <TextField {...field} name="disabled" disabled />
        <TextAreaField
          {...field}
          name="lines"
          rows={3}
          hint={words.hint}
          count={{ used: 12, max: 280, words: '12 / 280' }}
        />
        <Checkbox {...box} name="ticked" checked={ticked} />
        <Checkbox {...box} name="wrong-box" checked={false} error={words.error} />
        <Field label={words.fields} error={words.error} required>
          {(tied) => <input {...tied} type="date" name="date" />}
        </Field>
      </Part>
      <Part title={words.choices}>
        <p id="gallery-hint">{words.hint}</p>
        {[
          { id: 'count', value: count },
          { id: 'least', value: 0 },
          { id: 'most', value: 1_234_567 },
        ].map(({ id, value }) => (
          <div key={id}>
            <label htmlFor={id}>{words.choices}</label>
            <Stepper
              id={id}
              name={id}
              text={String(value)}
              onType={(text) => setCount(Number(text) || 0)}
              onBlur={() => {}}
              onStep={(steps) => setCount(count + steps)}
              lessLabel={words.less}
              moreLabel={words.more}
              atLeast={value === 0}
              atMost={value > 1_000_000}
              describedBy="gallery-hint"
              hold={HOLD}
            />
          </div>
        ))}
        <span id="yes-no-label">{words.box}</span>
        <YesNo
          name="yes-no"
          value={ticked}
          onChange={setTicked}
          labelledBy="yes-no-label"
          describedBy="gallery-hint"
          yes={words.yes}
          no={words.no}
        />
        <label htmlFor="choice">{words.choices}</label>
        <Choice
          id="choice"
          name="choice"
          value={chosen}
          onChange={(id) => setChosen(id === 'b' ? 'b' : 'a')}
          options={options}
          describedBy="gallery-hint"
        />
        <Segmented label={words.choices} options={options} value={chosen} onChange={setChosen} />
        <Select
          label={words.choices}
          showLabel
          name="select"
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        <DateField
          label={words.choices}
          name="dia"
          max="2026-12-31"
          value="2026-11-23"
          onChange={() => {}}
        />
        <SearchField label={words.choices} hint={words.hint} value={typed} onChange={setTyped} />
      </Part>
    </>
  );
}
