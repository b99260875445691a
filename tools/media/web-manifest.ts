import { brand } from '../../src/config/brand';
import { meta } from '../../src/i18n/es/app/meta';
import { printed } from './art';

/** The text of manifest.webmanifest: how phones name, open and draw the installed product. */
export function webManifest(): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src: `/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const ground = printed('var(--ground)').toUpperCase();
  const content = {
    name: brand.product,
    short_name: brand.product,
    description: meta.home.description,
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
