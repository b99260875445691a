import { brand } from '../../src/config/brand';
import { meta } from '../../src/i18n/es/site/meta';

/** The text of manifest.webmanifest: how phones name, open and draw the installed product. */
export function webManifest(): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src: `/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    name: brand.product,
    short_name: brand.product,
    description: meta.home.description,
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    background_color: '#F6EBD9',
    theme_color: '#F6EBD9',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
