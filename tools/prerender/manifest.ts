import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What a page needs, each file after those that it builds on: scripts to run, styles to put inline. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the manifest that the client build leaves in its output folder. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The files of the given modules and of everything that they import statically. */
export function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const name of modules) visit(name);
  return { scripts: [...scripts], styles: [...styles] };
}
