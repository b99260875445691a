import { alternatesOf } from '../../src/app/head/listing';
import { brand } from '../../src/config/brand';

/** The text of robots.txt, which asks search engines to leave these paths out. */
export function robots(unlistedPaths: readonly string[]): string {
  const lines = unlistedPaths.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${lines}\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`;
}

/** The text of sitemap.xml: every path in each language, with its addresses in the others. */
export function sitemap(paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = alternatesOf(path);
    const links = alternates.map(
      ({ language, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const addresses = new Set(alternates.map(({ href }) => href));
    return [...addresses].map((address) =>
      ['  <url>', `    <loc>${address}</loc>`, ...links, '  </url>'].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
