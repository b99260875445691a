/** An e-mail address that breaks before its @ if it needs a second line. */
export function EmailAddress({ address }: { readonly address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
