import { useEffect, useRef, useState } from 'react';
import styles from './background-video.module.css';
import { useCover, useMotionWanted, usePageSettled, usePaused } from './background-video-signals';

/** The inks that the shapes of a page's video are printed in; a dialog's video has its own. */
export type Tint = 'shade' | 'gold' | 'lilac';

const TINTS: Readonly<Record<Tint, string | undefined>> = {
  shade: styles.shade,
  gold: styles.gold,
  lilac: styles.lilac,
};

interface BackgroundVideoProps {
  readonly name: 'calculator' | 'faq' | 'dialog';
  /** The address of the files, without a slash at the end; empty for the site itself. */
  readonly host?: string;
  readonly tint?: Tint;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/**
 * A silent, decorative video behind a page, or around a dialog as its last child. It appears when
 * the page has settled, never where less motion or data is wanted, rests while nobody sees it, and
 * can be paused. A video that cannot be loaded leaves nothing behind.
 */
export function BackgroundVideo(props: BackgroundVideoProps) {
  const wanted = useMotionWanted();
  const settled = usePageSettled();
  return wanted && settled ? <Playing key={`${props.host}${props.name}`} {...props} /> : null;
}

function Playing({ name, host = '', tint = 'shade', pauseLabel, playLabel }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [missing, setMissing] = useState(false);
  const [paused, setPaused] = usePaused();
  const cover = useCover();
  const covered = cover === 'tab' || (cover === 'dialog' && name !== 'dialog');

  useEffect(() => {
    // A browser may refuse to play, to save power for instance: the poster stays.
    if (paused || covered) video.current?.pause();
    else video.current?.play().catch(() => {});
  }, [paused, covered]);

  if (missing) return null;
  const file = `${host}/media/${name}`;
  const place = name === 'dialog' ? styles.dialog : TINTS[tint];
  return (
    <>
      <div aria-hidden="true" className={`${styles.backgroundVideo} ${place}`}>
        <video ref={video} muted loop playsInline disablePictureInPicture poster={`${file}.svg`}>
          <source src={`${file}.webm`} type="video/webm" />
          <source src={`${file}.mp4`} type="video/mp4" onError={() => setMissing(true)} />
        </video>
      </div>
      <button
        type="button"
        className={`${styles.toggle} ${name === 'dialog' ? styles.toggleDialog : ''}`}
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      >
        <svg aria-hidden="true" viewBox="0 0 20 20">
          <path fill="currentColor" d={paused ? 'M5 2l12 8-12 8z' : 'M4 3h4v14H4zM12 3h4v14h-4z'} />
        </svg>
      </button>
    </>
  );
}
