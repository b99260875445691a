import './gallery-page.css';
import { type ReactNode, useState } from 'react';
import { calculators } from '../../games';
import { Button, type ButtonLook } from '../../ui/button';
import { Emblem } from '../../ui/emblem';
import { Checkbox } from '../../ui/form/checkbox';
import { TextField } from '../../ui/form/text-field';
import { Icon, type IconName } from '../../ui/icon';
import { Illustration, type IllustrationName } from '../../ui/illustration';
import { LoadingIcons } from '../../ui/loading-icons';
import { Note } from '../../ui/note';
import { ReceiptRows } from '../../ui/receipt';
import { Sparkline } from '../../ui/sparkline';

const INKS = [
  ...['ground', 'stock', 'shade', 'hairline', 'ink', 'ink-2', 'electric', 'electric-dark'],
  ...['lilac', 'gold', 'gold-tint', 'up', 'down', 'down-tint'],
];
const LOOKS: readonly ButtonLook[] = ['main', 'ink', 'line', 'off'];
const ICONS: readonly IconName[] = [
  ...(['gamepad', 'coin', 'shield', 'star', 'heart', 'bolt', 'mark', 'arrow-up'] as const),
  ...(['arrow-right', 'close', 'check', 'alert', 'menu', 'minus', 'plus'] as const),
];
const PICTURES: readonly IllustrationName[] = [
  'empty-tray',
  'no-signal',
  'lost-cartridge',
  'torn-receipt',
  'all-done',
];
const ROWS = [
  { id: 'limited', label: 'Limited items', detail: '6 × US$2.50', amount: '15.00', share: 0.8 },
  { id: 'robux', label: 'Robux', detail: '300 × US$0.0125', amount: '3.75', share: 0.2 },
];

/** The design system in its states, for those who work on it: only in development, at /gallery. */
export default function GalleryPage() {
  const [typed, setTyped] = useState('laura@correo');
  const [ticked, setTicked] = useState(true);
  return (
    <div className="gallery wrap">
      <h1 className="display">Gallery</h1>
      <Part title="Inks">
        {INKS.map((ink) => (
          <figure key={ink}>
            <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
              <rect width="96" height="64" fill={`var(--${ink})`} />
            </svg>
            <figcaption>{ink}</figcaption>
          </figure>
        ))}
      </Part>
      <Part title="Words and figures">
        <p className="heading">Lo jugado cuenta.</p>
        <p className="lead">
          A line that leads, and a link:{' '}
          <a className="link" href="#top">
            to the top of the page
          </a>
        </p>
        <p className="muted">Something less important, 1,234.50</p>
        <p className="figure money">US$1,234.50</p>
      </Part>
      <Part title="Keys">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look} <Icon name="arrow-right" />
          </Button>
        ))}
        <Button disabled>disabled</Button>
      </Part>
      <Part title="Fields">
        <TextField label="Empty" name="empty" value="" onChange={setTyped} />
        <TextField label="Wrong" name="wrong" value={typed} onChange={setTyped} error="An error" />
        <TextField label="Odd" name="odd" value={typed} onChange={setTyped} warning="A doubt" />
        <TextField label="Disabled" name="off" value={typed} onChange={setTyped} disabled />
        <Checkbox label="A box" name="box" checked={ticked} onChange={setTicked} />
        <Checkbox
          label="A wrong box"
          name="wrong-box"
          checked={false}
          onChange={setTicked}
          error="Tick it"
        />
      </Part>
      <Part title="Notes">
        {(['info', 'warning', 'error', 'success'] as const).map((tone) => (
          <Note key={tone} tone={tone}>
            {tone}
          </Note>
        ))}
      </Part>
      <Part title="Receipt, chart, waiting">
        <ReceiptRows rows={ROWS} />
        <Sparkline values={[100, 150, 120, 155]} label="Four values" />
        <LoadingIcons />
      </Part>
      <Part title="Emblems and icons">
        {calculators.map(({ id }) => (
          <Emblem key={id} id={id} className="gallery__emblem" />
        ))}
        {ICONS.map((name) => (
          <Icon key={name} name={name} className="gallery__icon" />
        ))}
      </Part>
      <Part title="Pictures of states">
        {PICTURES.map((name) => (
          <Illustration key={name} name={name} />
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="gallery__part">
      <h2>{title}</h2>
      <div className="gallery__things">{children}</div>
    </section>
  );
}
