const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KEPT_MS = 60_000;

/** Hands a finished spreadsheet to the browser's downloads. */
export function saveFile(name: string, file: ArrayBuffer): void {
  const url = URL.createObjectURL(new Blob([file], { type: XLSX }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
