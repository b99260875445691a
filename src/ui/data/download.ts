/** Some browsers read the file only after the press has been handled. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads, JSON unless told. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
