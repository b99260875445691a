import type { PageHead } from './page-head';

/** Title, description and addresses of the page; React keeps them in the document's head. */
export function HeadElements({ title, description, canonical, alternates }: PageHead) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}
