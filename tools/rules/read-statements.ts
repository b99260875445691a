import { tokenize } from './mutants/tokens';

/** Every allow of the rules with its path, in order, one per line. */
export function readStatements(rules: string): string[] {
  const tokens = tokenize(rules);
  const paths: string[] = [];
  const found: string[] = [];
  let path = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && token.text === 'match' && tokens[at + 1]?.text === '/') {
      // A wildcard is in braces too: the brace that opens the block has a space before it.
      const end = rules.indexOf(' {', token.end);
      path = rules.slice(token.end, end).trim();
      at = tokens.findIndex(({ start }) => start > end) - 1;
    } else if (token?.text === '{') {
      paths.push(path);
      path = '';
    } else if (token?.text === '}') {
      paths.pop();
    } else if (token?.kind === 'word' && token.text === 'allow') {
      const text = rules.slice(token.start, rules.indexOf(';', token.start));
      const plain = text.replace(/ \/\*.*?\*\//g, '').replace(/\s+/g, ' ');
      found.push(`${paths.join('')} ${plain}`);
    }
  }
  return found;
}
