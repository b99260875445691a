import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackgroundVideo } from '../../src/ui/art/background-video';

const labels = { pauseLabel: 'Pausar', playLabel: 'Reproducir' };
const video = () => document.querySelector('video');
const switchButton = () => screen.queryByRole('button');
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

function prefer(unwanted: string) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes(unwanted), media: query }),
  );
}

/** The page has come to rest and the settling time is over. */
function settle() {
  act(() => vi.advanceTimersByTime(10_000));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play.mockClear());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause.mockClear());
  prefer('nothing');
  delete document.documentElement.dataset.dialog;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the background video', () => {
  it('is not in the page that the server sends', () => {
    expect(renderToString(<BackgroundVideo name="faq" {...labels} />)).toBe('');
  });

  it('waits until the page has settled, then plays silently, inline and hidden from readers', () => {
    render(<BackgroundVideo name="faq" {...labels} />);
    expect(video()).toBeNull();
    settle();
    expect(video()?.muted).toBe(true);
    expect(video()).toHaveAttribute('loop');
    expect(video()).toHaveAttribute('playsinline');
    expect(video()?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('takes its files from the media host', () => {
    render(<BackgroundVideo name="calculator" host="https://media.example" {...labels} />);
    settle();
    const sources = [...document.querySelectorAll('source')].map(({ src }) => src);
    expect(sources).toEqual([
      'https://media.example/media/calculator.webm',
      'https://media.example/media/calculator.mp4',
    ]);
  });

  it.each(['prefers-reduced-motion', 'prefers-reduced-data'])('is not there with %s', (wish) => {
    prefer(wish);
    render(<BackgroundVideo name="faq" {...labels} />);
    settle();
    expect(video()).toBeNull();
    expect(switchButton()).toBeNull();
  });

  it('is not there when the browser saves data', () => {
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
    render(<BackgroundVideo name="faq" {...labels} />);
    settle();
    expect(video()).toBeNull();
  });

  it('can be paused, stays paused on the next page, and can be played again', () => {
    const first = render(<BackgroundVideo name="faq" {...labels} />);
    settle();
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(pause).toHaveBeenCalledTimes(1);
    first.unmount();
    play.mockClear();
    render(<BackgroundVideo name="calculator" {...labels} />);
    settle();
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it.each([
    { name: 'calculator', rests: true },
    { name: 'dialog', rests: false },
  ] as const)('behind an open dialog the $name video rests: $rests', async ({ name, rests }) => {
    render(<BackgroundVideo name={name} {...labels} />);
    settle();
    await act(async () => {
      document.documentElement.dataset.dialog = 'open';
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(pause).toHaveBeenCalledTimes(rests ? 1 : 0);
  });

  it('leaves nothing behind when no file can be loaded', () => {
    render(<BackgroundVideo name="faq" {...labels} />);
    settle();
    fireEvent.error([...document.querySelectorAll('source')].at(-1) as Element);
    expect(video()).toBeNull();
    expect(switchButton()).toBeNull();
  });
});
