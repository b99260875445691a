import { crc32 } from 'node:zlib';

const LINE_BYTES = 72;

/** A manifest attribute in lines of at most 72 bytes; continuation lines begin with a space. */
function attribute(name: string, value: string): string {
  const text = Buffer.from(`${name}: ${value}`);
  const lines = [text.subarray(0, LINE_BYTES)];
  for (let from = LINE_BYTES; from < text.length; from += LINE_BYTES - 1)
    lines.push(text.subarray(from, from + LINE_BYTES - 1));
  return lines.map((line) => line.toString()).join('\r\n ');
}

/** The text of META-INF/MANIFEST.MF that runs a class of another JAR. */
export function manifest(mainClass: string, classPath: string): string {
  const lines = [
    'Manifest-Version: 1.0',
    attribute('Main-Class', mainClass),
    attribute('Class-Path', classPath),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** A ZIP archive (which a JAR is) with one stored file. */
export function zipOf(name: string, content: string): Buffer {
  const path = Buffer.from(name);
  const data = Buffer.from(content);
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0);
  entry.writeUInt16LE(0x21, 8);
  entry.writeUInt32LE(crc32(data), 10);
  entry.writeUInt32LE(data.length, 14);
  entry.writeUInt32LE(data.length, 18);
  entry.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, path, data]);
  const place = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), entry, place, path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
