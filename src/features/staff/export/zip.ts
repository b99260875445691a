/** A file inside the archive, written piece by piece. */
export interface ZipEntry {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A ZIP archive in memory that holds only what is compressed already. */
export interface Zip {
  /** Begins a file; the one before must be closed. */
  entry(name: string): ZipEntry;
  /** The whole archive; every file must be closed. */
  bytes(): ArrayBuffer;
}

interface Packed {
  readonly name: Uint8Array;
  readonly chunks: readonly Uint8Array[];
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** File names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;
/** 1980-01-01, the format's first day: a file says nothing about when it was made. */
const FIRST_DAY = 0x0021;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function addToCrc(crc: number, bytes: Uint8Array): number {
  let sum = crc;
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0);
  return sum;
}

/** Little-endian fields: pairs of width in bytes and value. */
function fields(...pairs: readonly (readonly [2 | 4, number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(pairs.reduce((sum, [width]) => sum + width, 0)));
  let at = 0;
  for (const [width, value] of pairs) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

/** What both headers of a file say. */
function described({ name, crc, size, packedSize }: Packed): (readonly [2 | 4, number])[] {
  return [
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, name.length],
    [2, 0],
  ];
}

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

function startEntry(name: string, onClosed: (packed: Packed) => void): ZipEntry {
  const encoder = new TextEncoder();
  const deflate = new CompressionStream('deflate-raw');
  const writer = deflate.writable.getWriter();
  const reader = deflate.readable.getReader();
  const chunks: Uint8Array[] = [];
  let crc = 0xffffffff;
  let size = 0;
  const drained = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      chunks.push(read.value);
  })();
  return {
    async write(text) {
      const bytes = encoder.encode(text);
      crc = addToCrc(crc, bytes);
      size += bytes.length;
      await writer.write(bytes);
    },
    async close() {
      await writer.close();
      await drained;
      onClosed({
        name: encoder.encode(name),
        chunks,
        crc: (crc ^ 0xffffffff) >>> 0,
        size,
        packedSize: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      });
    },
  };
}

/** An empty archive (PKWARE's format without its 64-bit extension: up to 4 GB). */
export function createZip(): Zip {
  const files: Packed[] = [];
  return {
    entry: (name) => startEntry(name, (packed) => files.push(packed)),
    bytes() {
      const bodies: Uint8Array[] = [];
      const directory: Uint8Array[] = [];
      let offset = 0;
      for (const file of files) {
        const header = fields([4, LOCAL_HEADER], ...described(file));
        bodies.push(header, file.name, ...file.chunks);
        directory.push(
          fields([4, CENTRAL_HEADER], [2, VERSION], ...described(file)),
          // No comment, first disk, no attributes.
          fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
          file.name,
        );
        offset += header.length + file.name.length + file.packedSize;
      }
      const length = directory.reduce((sum, part) => sum + part.length, 0);
      const count = files.length;
      const end = fields(
        [4, END_OF_DIRECTORY],
        [2, 0],
        [2, 0],
        [2, count],
        [2, count],
        [4, length],
        [4, offset],
        [2, 0],
      );
      return joined([...bodies, ...directory, end]);
    },
  };
}
