import { brand } from '../../src/config/brand';
import { paths } from '../../src/config/paths';
import { copy } from '../../src/i18n/es';

/** What a file in `public/` is called and holds. */
export interface SiteFile {
  readonly name: string;
  readonly content: string;
}

/** Pages that show one visitor's own things, or are for staff: nothing to find there. */
const UNLISTED = [
  paths.requestReceived,
  paths.requestStatus,
  paths.signUpThanks,
  paths.staffSignIn,
  paths.staff,
];

function manifest(): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src: `/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    name: brand.product,
    short_name: brand.product,
    description: copy.meta.home.description,
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

function robots(): string {
  const lines = UNLISTED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${lines}\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`;
}

function sitemap(calculatorPaths: readonly string[]): string {
  const entries = [paths.home, ...calculatorPaths, paths.faq, paths.signUp].flatMap((path) => {
    const spanish = `${brand.siteUrl}${path}`;
    const english = `${spanish}?lang=en`;
    const alternates = [
      ['es', spanish],
      ['en', english],
      ['x-default', spanish],
    ].map(([lang, href]) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
    return [spanish, english].map((address) =>
      ['  <url>', `    <loc>${address}</loc>`, ...alternates, '  </url>'].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Manifest, robots.txt and sitemap, from the brand, the addresses and the calculators. */
export function siteFiles(calculatorPaths: readonly string[]): readonly SiteFile[] {
  return [
    { name: 'manifest.webmanifest', content: manifest() },
    { name: 'robots.txt', content: robots() },
    { name: 'sitemap.xml', content: sitemap(calculatorPaths) },
  ];
}
