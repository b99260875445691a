/** A text with the decimal digits of every script and width as 0 to 9: `١٢` and `１２` are 12. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode keeps the ten digits of a script in a row, from zero; sets that touch follow in tens.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
