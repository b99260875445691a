/**
 * Words in which `part`, for instance a phone number, never breaks over two lines. One element holds
 * all of them, so that a flex or grid parent does not lay the pieces out apart.
 */
export function NoBreak({ part, children }: { readonly part: string; readonly children: string }) {
  const [before, after] = children.split(part);
  if (after === undefined) return children;
  return (
    <span>
      {before}
      <span className="no-break">{part}</span>
      {after}
    </span>
  );
}
