import { brand } from '../../config/brand';
import type { PageHead } from './page-head';

/** The preview of a shared page. Only crawlers read it, so it is prerendered only. */
export function SocialElements({ title, description }: PageHead) {
  const openGraph = {
    type: 'website',
    site_name: brand.product,
    title,
    description,
    image: `${brand.siteUrl}/social.png`,
    'image:width': '1200',
    'image:height': '630',
  };
  return (
    <>
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
