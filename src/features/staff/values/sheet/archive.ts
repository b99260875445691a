const END_OF_DIRECTORY = 0x06054b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const DEFLATED = 8;

/** The offset of an archive's end-of-directory record; throws if there is none. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error('there is no directory');
}

/** The size of deflated bytes when unpacked, counted until it is over `most`. */
async function inflatedBytes(deflated: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Broken bytes also fail the reading below.
  void writer.write(deflated).catch(() => {});
  void writer.close().catch(() => {});
  const reader = readable.getReader();
  let bytes = 0;
  while (bytes <= most) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes += value.byteLength;
  }
  await reader.cancel();
  return bytes;
}

/**
 * Whether the files of a zip archive take more than `most` bytes when unpacked, or claim to. They
 * are unpacked to find out, because a claim can be wrong either way. Throws if they cannot be.
 */
export async function unpacksToMore(archive: ArrayBuffer, most: number): Promise<boolean> {
  const view = new DataView(archive);
  const end = endOfDirectory(view);
  let entry = view.getUint32(end + 16, true);
  let bytes = 0;
  for (let left = view.getUint16(end + 8, true); left > 0 && bytes <= most; left -= 1) {
    const packed = view.getUint32(entry + 20, true);
    const local = view.getUint32(entry + 42, true);
    // The library trusts the header beside the data, not the directory.
    const method = view.getUint16(local + 8, true);
    const claimed = view.getUint32(local + 22, true);
    const names = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = new Uint8Array(archive, local + LOCAL_HEADER_BYTES + names, packed);
    const unpacked = method === DEFLATED ? await inflatedBytes(data, most - bytes) : packed;
    bytes += Math.max(claimed, unpacked);
    entry +=
      ENTRY_BYTES +
      view.getUint16(entry + 28, true) +
      view.getUint16(entry + 30, true) +
      view.getUint16(entry + 32, true);
  }
  return bytes > most;
}
