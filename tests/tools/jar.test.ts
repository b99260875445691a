import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { manifest, zipOf } from '../../tools/emulators/jar';

describe('the JAR that starts the Firestore emulator', () => {
  const path = `file:///opt/${'sdk/'.repeat(40)}emulator.jar`;

  it('has a manifest of lines that Java accepts, which join to the whole path', () => {
    const text = manifest('com.example.Main', path);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
    expect(text.replaceAll('\r\n ', '')).toContain(`Class-Path: ${path}\r\n`);
    expect(text).toContain('Main-Class: com.example.Main\r\n');
  });

  it('stores the manifest with its size and checksum', () => {
    const zip = zipOf('META-INF/MANIFEST.MF', 'text');
    expect(zip.readUInt32LE(14)).toBe(crc32('text'));
    expect(zip.readUInt32LE(22)).toBe(4);
    const name = 30 + 'META-INF/MANIFEST.MF'.length;
    expect(zip.subarray(name, name + 4).toString()).toBe('text');
    expect(zip.readUInt32LE(zip.length - 6)).toBe(name + 4);
  });
});
