/** The rules language treats typographic quotes as quotes, so a text is quoted with a kind it does not contain. */
export function literal(text: string): string {
  const line = text.replaceAll('\n', '\\n');
  if (!/['‘’\\]/.test(text)) return `'${line}'`;
  if (!/["“”\\]/.test(text)) return `"${line}"`;
  throw new Error(`security rules cannot quote ${text}`);
}

/** A function of the rules with the body's lines. */
export function rulesFunction(head: string, body: readonly string[]): string[] {
  return [`    function ${head} {`, ...body.map((line) => `      ${line}`), '    }'];
}

/** The lines of an expression, ended by a semicolon. */
export function withSemicolon(lines: readonly string[]): string[] {
  return lines.map((line, place) => (place === lines.length - 1 ? `${line};` : line));
}
