/** An e-mail address, or words with one, that breaks before its @ if it needs a second line. */
export function EmailAddress({ text }: { readonly text: string }) {
  const at = Math.max(0, text.lastIndexOf('@'));
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
