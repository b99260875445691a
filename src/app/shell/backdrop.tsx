import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { games } from '../../games/list';
import type { BackgroundVideo } from '../../ui/art/background-video';
import { whenUsedOrIdle } from '../../ui/page/when-used-or-idle';
import type { AppRoute } from '../routes';

type VideoProps = ComponentProps<typeof BackgroundVideo>;

/** The inks of the calculators' videos, in the order of their games. */
const TINTS = ['shade', 'gold', 'lilac'] as const;

function tintOf(route: AppRoute): (typeof TINTS)[number] {
  const place = games.findIndex(({ path }) => path === route.path);
  return TINTS[place % TINTS.length] ?? 'shade';
}

/** The background video of a page that has one. Its code is fetched once the page is interactive. */
export function Backdrop({ route }: { readonly route: AppRoute }) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly Video: ComponentType<VideoProps> }>();
  const wanted = route.backdrop !== 'none';

  useEffect(() => {
    if (!wanted) return;
    return whenUsedOrIdle(() => {
      import('../../ui/art/background-video').then(
        ({ BackgroundVideo: Video }) => setLoaded({ Video }),
        () => {
          // The video is decoration: the page is complete without it.
        },
      );
    });
  }, [wanted]);

  if (!wanted || !loaded) return null;
  return (
    <loaded.Video
      name={route.backdrop === 'faq' ? 'faq' : 'calculator'}
      host={brand.mediaHost}
      tint={tintOf(route)}
      pauseLabel={t('shell:video.pause')}
      playLabel={t('shell:video.play')}
    />
  );
}
